"""Where browsers come from: Debian's packages are browsers, Ubuntu's are snaps in disguise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import machine, programs
from tools.machine import Machine, Way

DEBIAN, UBUNTU = Machine("debian", True), Machine("ubuntu", True)
BARE = Machine("fedora", False)
LOCKED = Machine("debian", False)


def program(folder: Path, name: str, text: str) -> Path:
    """A program on a path of its own."""
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(text)
    path.chmod(0o755)
    return path


@pytest.mark.parametrize(
    ("text", "system"),
    [
        ('PRETTY_NAME="Debian GNU/Linux 12"\nVERSION_ID="12"\nID=debian\n', "debian"),
        ("ID=ubuntu\nID_LIKE=debian\n", "ubuntu"),
        ('NAME="Arch"\nBUILD_ID=rolling\nID="arch"\n', "arch"),
        ("", ""),
    ],
)
def test_a_system_is_known_by_its_own_description(text: str, system: str) -> None:
    assert machine.system_in(text) == system


def test_debian_packs_all_three_browsers() -> None:
    assert machine.chromium(DEBIAN)[0] == Way("apt", ("chromium",))
    assert machine.headless_shell(DEBIAN) == [Way("apt", ("chromium-headless-shell",))]
    assert machine.firefox(DEBIAN) == [Way("apt", ("firefox-esr",))]
    assert "webkit2gtk-driver" in machine.webkit(DEBIAN)[0].wanted


def test_ubuntu_is_never_asked_for_a_chromium_or_a_firefox() -> None:
    ways = [*machine.chromium(UBUNTU), *machine.headless_shell(UBUNTU), *machine.firefox(UBUNTU)]
    assert {way.through for way in ways} == {"playwright"}


def test_ubuntu_packs_webkit_and_the_browser_that_its_driver_drives() -> None:
    (way,) = machine.webkit(UBUNTU)
    assert way.through == "apt"
    assert set(way.wanted) == {"webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"}


@pytest.mark.parametrize("here", [BARE, LOCKED])
def test_where_nothing_may_be_installed_only_playwright_is_left(here: Machine) -> None:
    assert machine.webkit(here) == machine.firefox(here) == []
    assert {way.through for way in machine.chromium(here)} == {"playwright"}


def test_a_missing_firefox_is_told_in_one_line_that_helps() -> None:
    for here in (DEBIAN, UBUNTU, BARE):
        told = machine.no_firefox(here)
        assert "\n" not in told and "$FIREFOX" in told
    assert "snap" in machine.no_firefox(UBUNTU) and "snap" not in machine.no_firefox(DEBIAN)


def test_a_snap_is_seen_as_a_link_and_as_the_script_of_ubuntus_package(tmp_path: Path) -> None:
    snap = program(tmp_path / "usr", "snap", "\x7fELF")
    link = tmp_path / "firefox"
    link.symlink_to(snap)
    script = program(tmp_path / "deb", "firefox", '#!/bin/sh\nexec /snap/bin/firefox "$@"\n')
    assert machine.is_snap(link) and machine.is_snap(script)
    real = program(tmp_path / "real", "firefox", '#!/bin/sh\nexec /usr/lib/firefox/firefox "$@"\n')
    packed = program(tmp_path / "real", "chromium", "\x7fELF /snap/bin/ is a word in it")
    assert not machine.is_snap(real) and not machine.is_snap(packed)


def test_a_real_browser_behind_a_snap_is_found(tmp_path: Path) -> None:
    program(tmp_path / "first", "firefox", '#!/bin/sh\nexec /snap/bin/firefox "$@"\n')
    real = program(tmp_path / "then", "firefox", "#!/bin/sh\nexec real\n")
    path = f"{tmp_path / 'first'}:{tmp_path / 'then'}"
    assert machine.program("firefox-esr", "firefox", path=path) == str(real)
    assert machine.program("firefox", path=str(tmp_path / "first")) is None


def test_a_browser_that_is_named_counts_whatever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIREFOX", "/snap/bin/firefox")
    monkeypatch.setenv("CHROMIUM", "/snap/bin/chromium")
    assert programs.firefox() == "/snap/bin/firefox"
    assert programs.chromium() == programs.headless_shell() == "/snap/bin/chromium"


def test_what_apt_fetches_is_kept_where_it_is_told() -> None:
    kept = Path("/home/runner/.cache/horseburg-apt")
    assert f"Dir::Cache::Archives={kept}" in machine.apt_options(kept)
    assert not [word for word in machine.apt_options(None) if "Archives" in word]
