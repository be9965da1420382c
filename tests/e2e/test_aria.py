"""What a screen reader is told changes only on purpose."""

from playwright.sync_api import Browser

from tests.e2e import aria


def test_every_screen_is_told_as_before(chromium: Browser, stills: str) -> None:
    now = aria.everything(chromium, stills)
    changed = [name for name, text in now.items() if text != aria.before(name)]
    assert not changed, (
        f"{', '.join(changed)}: python -m tests.e2e.aria --write, then read the diff"
    )


def test_no_file_is_left_over() -> None:
    kept = {path.name for path in aria.KEPT.iterdir()}
    assert kept == {aria.CALLED, *(f"{name}.yml" for name in aria.SCREENS)}
