"""Where browsers come from: Debian's packages are browsers, Ubuntu's are snaps in disguise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import machine, programs, setup
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
    assert machine.webkit(here) == machine.firefox(here) == machine.voice(here) == []
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


def test_one_way_after_the_other_is_gone_until_the_browser_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone: list[str] = []

    def fails(*packages: str) -> bool:
        gone.extend(packages)
        raise SystemExit("horseburg: this failed")

    monkeypatch.setattr(setup, "apt_install", fails)
    monkeypatch.setattr(setup, "run", lambda *command: gone.append(command[-1]))
    ways = machine.chromium(DEBIAN)
    assert setup.fetch("Chromium", ways, lambda: len(gone) == 2)
    assert gone == ["chromium", "chromium"]
    assert setup.fetch("Chromium", ways, lambda: True) and len(gone) == 2
    assert not setup.fetch("Chromium", ways, lambda: False)


def test_what_is_missing_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "this_machine", lambda: Machine("ubuntu", False))
    monkeypatch.setattr(programs, "firefox", lambda: None)
    monkeypatch.setattr(programs, "mini_browser", lambda: None)
    monkeypatch.setattr(programs, "webkit_driver", lambda: "/usr/bin/WebKitWebDriver")
    monkeypatch.setattr(programs, "xvfb", lambda: "/usr/bin/Xvfb")
    with pytest.raises(SystemExit, match=r"^horseburg: the Firefox tests need .* no snap.*\.$"):
        setup.firefox()
    with pytest.raises(SystemExit, match=r"lack WebKitGTK's MiniBrowser: install webkit2gtk"):
        setup.webkit()


def test_packages_that_several_trees_share_are_not_emptied(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """`npm ci` empties node_modules first, and what a link leads to with it."""
    (tmp_path / "shared").mkdir()
    (tmp_path / "node_modules").symlink_to(tmp_path / "shared")
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "run", lambda *command, **_more: pytest.fail(str(command)))
    monkeypatch.setattr(setup.programs, "node", lambda: tmp_path / "node")
    with pytest.raises(SystemExit, match="is a link"):
        setup.node()
