"""The planted faults can be planted; whether tests notice them is asked by `make faults`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.syntax import ROOT
from tools.faults import Fault, faults

FAULTS = faults()


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_stands_where_it_is_to_be_planted(name: str) -> None:
    fault = FAULTS[name]
    assert fault.planted() != (ROOT / fault.path).read_text(encoding="utf-8")
    assert fault.tests and all((ROOT / test.partition("::")[0]).exists() for test in fault.tests)


def test_sixty_are_kept() -> None:
    assert len(FAULTS) >= 60


def test_a_fault_that_cannot_be_planted_is_told(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("one = 1\none = 1\n")
    with pytest.raises(ValueError, match="2 times"):
        Fault("rules.py", "one = 1", "one = 2", ()).planted(tmp_path)
