"""What kind of machine this is, and where its browsers can come from; decides, and does nothing.

Debian packs its browsers. Ubuntu's packages of Chromium and Firefox bring a snap in their place,
which has a /tmp of its own and never sees a profile that a test lays there, so a snap counts as no
browser here. GitHub's image of Ubuntu has real ones on the path; elsewhere Playwright fetches a
Chromium, and a Firefox has to be named.
"""

from __future__ import annotations

import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

SNAP = "/snap/bin/"
OS_RELEASE = Path("/etc/os-release")


@dataclass(frozen=True)
class Machine:
    """What decides where browsers come from."""

    system: str = ""
    """As /etc/os-release has it: debian, ubuntu, fedora."""
    installs: bool = False
    """Whether packages may be installed with apt."""

    @property
    def packs_browsers(self) -> bool:
        """Whether its packages are the browsers themselves."""
        return self.installs and self.system != "ubuntu"


@dataclass(frozen=True)
class Way:
    """A way to a browser: what is asked of apt, or of Playwright."""

    through: str
    wanted: tuple[str, ...]


def this_machine() -> Machine:
    """The machine that this runs on."""
    text = OS_RELEASE.read_text(encoding="utf-8") if OS_RELEASE.exists() else ""
    may = bool(shutil.which("apt-get")) and (os.geteuid() == 0 or bool(shutil.which("sudo")))
    return Machine(system_in(text), may)


def system_in(os_release: str) -> str:
    """The name of a system, out of its own description."""
    found = re.search(r"""(?m)^ID=["']?([\w.-]+)""", os_release)
    return found[1] if found else ""


def is_snap(path: Path) -> bool:
    """Whether a program is a snap: a link to one, or the script that Ubuntu's package is."""
    if str(path).startswith(SNAP) or path.resolve().name == "snap":
        return True
    with path.open("rb") as file:
        start = file.read(4096)
    return start.startswith(b"#!") and SNAP.encode() in start


def program(*names: str, path: str | None = None) -> str | None:
    """The first of these that is on the path and no snap, wherever on the path it stands."""
    folders = (os.environ.get("PATH", "") if path is None else path).split(os.pathsep)
    for name in names:
        for folder in folders:
            found = shutil.which(name, path=folder)
            if found and not is_snap(Path(found)):
                return found
    return None


def chromium(machine: Machine) -> list[Way]:
    """Ways to a Chromium with windows, the better one first."""
    packed = [Way("apt", ("chromium",))] if machine.packs_browsers else []
    return [*packed, Way("playwright", ("chromium",))]


def headless_shell(machine: Machine) -> list[Way]:
    """Ways to a Chromium without windows, in which the tests are quicker."""
    packed = [Way("apt", ("chromium-headless-shell",))] if machine.packs_browsers else []
    return packed or [Way("playwright", ("--only-shell", "chromium"))]


def firefox(machine: Machine) -> list[Way]:
    """Ways to a Firefox. Playwright's own is another browser than people use."""
    return [Way("apt", ("firefox-esr",))] if machine.packs_browsers else []


def webkit(machine: Machine) -> list[Way]:
    """Ways to WebKitGTK, its driver and a screen: what the driver drives is asked for by name."""
    wanted = ("webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb")
    return [Way("apt", wanted)] if machine.installs else []


def voice(machine: Machine) -> list[Way]:
    """Ways to a voice and to ears for it: the page once speaks to nobody with a real one."""
    wanted = ("speech-dispatcher", "speech-dispatcher-espeak-ng", "pulseaudio")
    return [Way("apt", wanted)] if machine.installs else []


def no_firefox(machine: Machine) -> str:
    """What to do where no Firefox is to be had."""
    if machine.system == "ubuntu":
        return (
            "the Firefox tests need a Firefox that is no snap: install Mozilla's own package "
            "for Ubuntu, or name one with $FIREFOX."
        )
    return "the Firefox tests need a Firefox: install firefox-esr, or name one with $FIREFOX."


def apt_options(kept: Path | None) -> list[str]:
    """How apt is asked; what it fetches may be kept in a folder that outlives the machine.

    Such a folder lies in somebody's home, where the user who fetches for apt may not go.
    """
    quiet = ["-qq", "-o", "Dpkg::Use-Pty=0"]
    if kept is None:
        return quiet
    return [*quiet, "-o", f"Dir::Cache::Archives={kept}", "-o", "APT::Sandbox::User=root"]
