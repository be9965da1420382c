"""A code that is held before the camera is read, by each browser; nothing leaves the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright
from selenium.webdriver.remote.webdriver import WebDriver

from tests.e2e.camera import Fails, camera
from tests.e2e.engines import played_in
from tools import programs
from tools.driving import browsers
from tools.serve import serving

CODE = "QV0:3K%EDO$4C9E:T8WX5Z*A6/BF1+C2-D.HG7J UPLRMSNIY0192837"[:56]
"""What a phone answers with is as long: base45, which makes a QR code of version 3."""

BEGIN = """async ([script, device]) => {
  const tell = (...said) => told.push(said.join(" "));
  globalThis.told = [];
  document.addEventListener("securitypolicyviolation", (event) => tell(event.violatedDirective));
  globalThis.video = document.querySelector("video");
  const { scan, cameras } = await import(script);
  Object.assign(globalThis, { scan, cameras });
  const wanted = { read: (text) => tell("read", text), trouble: (why) => tell(why), device };
  globalThis.eye = await scan(video, wanted);
}"""


@pytest.fixture(scope="module")
def stand(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A bare page with the policy of the built one, beside which the built site lies."""
    folder = tmp_path_factory.mktemp("stand")
    (folder / "site").symlink_to(dist)
    shell = (dist / "index.html").read_text(encoding="utf-8")
    policy = re.search(r'<meta http-equiv="Content-Security-Policy".*?>', shell)
    assert policy
    page = f'<!doctype html><meta charset="utf-8">{policy[0]}<link rel="icon" href="data:,"><video>'
    (folder / "scan.html").write_text(page, encoding="utf-8")
    with serving(folder) as address:
        yield address


@pytest.fixture
def script(dist: Path, stand: str) -> str:
    """The address of the built scan.js."""
    (found,) = dist.glob("horseburg-*/js/scan.js")
    return f"{stand}site/{found.relative_to(dist)}"


def standing(context: BrowserContext, stand: str, fails: Fails = "") -> Page:
    """The bare page with a camera of ours."""
    page = context.new_page()
    page.add_init_script(camera(f"{stand}site/vendor/qr.mjs", fails))
    page.goto(f"{stand}scan.html")
    return page


def begin(page: Page, script: str, device: str | None = None) -> None:
    """Scan; what is told is kept in the page as `told`."""
    page.evaluate(BEGIN, [script, device])


def show(page: Page, text: str, **how: Any) -> None:
    """Hold a code before the camera; `how` as camera.py says."""
    page.evaluate("([text, how]) => showToCamera(text, how).then(() => true)", [text, how])


def told(page: Page) -> list[str]:
    """What has been told so far."""
    said: list[str] = page.evaluate("told")
    return said


def wait_for(page: Page, said: str, seconds: float = 8) -> None:
    """Wait until that has been told."""
    for _ in range(round(seconds * 10)):
        if said in told(page):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{said!r} is not among {told(page)}")


def live(page: Page) -> list[str]:
    """The states of all tracks that the camera has given."""
    states: list[str] = page.evaluate("cameraTracks.map((one) => one.readyState)")
    return states


@played_in("chromium", "firefox")
def test_a_code_is_read_however_the_phone_is_held(
    context: BrowserContext, stand: str, script: str
) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = standing(context, stand)
    begin(page, script)
    held = [
        {"wide": wide, "turn": turn, "inverted": inverted}
        for wide in (160, 260)
        for turn in (0, 10, 90, 180)
        for inverted in (False, True)
    ]
    for number, how in enumerate(held):
        text = f"{CODE[:-2]}{number:02}"
        show(page, text, **how)
        wait_for(page, f"read {text}")
    assert not [url for url in asked if not url.startswith((stand, "data:", "blob:"))]
    assert any(url.endswith("/vendor/qr-decode.mjs") for url in asked)
    assert not [said for said in told(page) if not said.startswith("read QV0")]


@played_in("chromium", "firefox")
def test_a_room_without_a_code_reads_nothing_and_then_the_same_code_once_in_a_while(
    context: BrowserContext, stand: str, script: str
) -> None:
    page = standing(context, stand)
    begin(page, script)
    page.wait_for_timeout(1500)
    assert told(page) == []
    assert page.evaluate("video.videoWidth") == 640 and page.evaluate("!video.paused")
    show(page, CODE)
    wait_for(page, f"read {CODE}")
    page.wait_for_timeout(1500)
    assert told(page) == [f"read {CODE}"]
    page.wait_for_timeout(2500)
    assert told(page) == [f"read {CODE}"] * 2


@played_in("chromium", "firefox")
def test_stopping_lets_go_of_everything(context: BrowserContext, stand: str, script: str) -> None:
    page = standing(context, stand)
    show(page, CODE)
    begin(page, script)
    wait_for(page, f"read {CODE}")
    assert live(page) == ["live"]
    page.evaluate("eye.stop()")
    assert live(page) == ["ended"] and page.evaluate("video.srcObject === null")
    show(page, CODE[::-1])
    page.wait_for_timeout(700)
    assert told(page) == [f"read {CODE}"]
    assert not page.workers


@pytest.mark.parametrize(
    ("fails", "why"),
    [("denied", "denied"), ("none", "none"), ("busy", "busy"), ("no devices", "none")],
)
def test_a_camera_that_cannot_be_had(
    context: BrowserContext, stand: str, script: str, fails: Fails, why: str
) -> None:
    page = standing(context, stand, fails)
    begin(page, script)
    assert told(page) == [why]
    page.evaluate("eye.stop()")
    assert page.evaluate("cameras().then((all) => all.length)") == (fails != "no devices") * 2


def test_no_camera_without_a_secure_address(
    context: BrowserContext, stand: str, script: str
) -> None:
    page = standing(context, stand)
    page.evaluate("Object.defineProperty(globalThis, 'isSecureContext', { value: false })")
    begin(page, script)
    assert told(page) == ["insecure"]


def test_a_camera_that_dies(context: BrowserContext, stand: str, script: str) -> None:
    page = standing(context, stand)
    begin(page, script)
    page.evaluate("cameraDies()")
    wait_for(page, "gone")
    page.wait_for_timeout(300)
    assert told(page) == ["gone"]


HIDE = """(state) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.mark.nightly
@played_in("chromium", "firefox")
def test_a_hidden_page_pauses_and_takes_up_a_camera_that_it_lost(
    context: BrowserContext, stand: str, script: str
) -> None:
    page = standing(context, stand)
    begin(page, script)
    page.evaluate(HIDE, "hidden")
    show(page, CODE)
    page.wait_for_timeout(800)
    page.evaluate("cameraDies()")
    page.wait_for_timeout(800)
    assert told(page) == []
    page.evaluate(HIDE, "visible")
    wait_for(page, f"read {CODE}")
    assert live(page) == ["ended", "live"]
    page.evaluate(HIDE, "hidden")
    page.evaluate(HIDE, "visible")
    page.wait_for_timeout(2300)
    assert live(page) == ["ended", "live"], "a camera that still runs is kept"


@pytest.mark.nightly
def test_another_camera_and_another_screen(
    context: BrowserContext, stand: str, script: str
) -> None:
    page = standing(context, stand)
    begin(page, script)
    assert page.evaluate("cameras()") == [
        {"id": "id front", "label": "front"},
        {"id": "id back", "label": "back"},
    ]
    begin(page, script, "id back")
    assert live(page) == ["ended", "live"]
    first, second = page.evaluate("cameraAsked.map(({ video }) => video)")
    assert first["facingMode"] == "user" and second["deviceId"] == {"exact": "id back"}
    page.evaluate("document.querySelector('video').remove()")
    page.wait_for_timeout(500)
    assert live(page) == ["ended", "ended"] and told(page) == []


STAND_IN = """() => {
  globalThis.looks = 0;
  globalThis.BarcodeDetector = class {
    static getSupportedFormats = async () => ["aztec", "qr_code"];
    async detect(video) {
      if (video.readyState < 2) throw new Error("not yet");
      looks += 1;
      if (globalThis.broken) throw new Error("broken");
      return globalThis.shown ? [{ rawValue: shown }] : [];
    }
  };
}"""


def test_the_browsers_own_detector_and_the_way_round_it(
    context: BrowserContext, stand: str, script: str
) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = standing(context, stand)
    page.evaluate(STAND_IN)
    begin(page, script)
    page.evaluate("shown = 'SEEN BY IT'")
    wait_for(page, "read SEEN BY IT")
    page.wait_for_timeout(1000)
    assert page.evaluate("looks") > 4
    assert not [url for url in asked if url.endswith("reader.js")], "the worker is not needed"
    page.evaluate("shown = ''")
    show(page, CODE)
    wait_for(page, f"read {CODE}")  # a detector that reads nothing for some seconds gets help
    page.evaluate("broken = true")
    page.wait_for_timeout(400)
    before = page.evaluate("looks")
    show(page, CODE[::-1])
    wait_for(page, f"read {CODE[::-1]}")
    assert page.evaluate("looks") == before, "one that has failed is not asked again"


BLIND = """(how) => {
  const make = createImageBitmap;
  const empty = () => make(new ImageData(640, 480));
  const fail = () => Promise.reject(new Error("no picture"));
  globalThis.createImageBitmap = how === "empty" ? empty : fail;
}"""


@pytest.mark.nightly
@pytest.mark.parametrize("how", ["empty", "fail"])
def test_a_browser_that_withholds_pictures_gives_pixels(
    context: BrowserContext, stand: str, script: str, how: str
) -> None:
    page = standing(context, stand)
    show(page, CODE)
    page.evaluate(BLIND, how)
    begin(page, script)
    wait_for(page, f"read {CODE}")


@pytest.mark.nightly
def test_a_reader_that_does_not_come_is_asked_for_again(
    context: BrowserContext, stand: str, script: str
) -> None:
    page = standing(context, stand)
    context.route("**/reader.js", lambda route: route.abort(), times=1)
    show(page, CODE)
    begin(page, script)
    wait_for(page, f"read {CODE}")


FRAME = """(text) => showToCamera(text).then((canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return Array.from({ length: data.length / 4 }, (_, at) => data[4 * at + 1]);
})"""


def test_a_film_of_a_code_by_way_of_the_browsers_own_camera(
    whole_chromium: Browser, playwright: Playwright, stand: str, script: str, tmp_path: Path
) -> None:
    """Whole Chromium's own pretended camera: asked for, shown and read for real."""
    with whole_chromium.new_context() as context:
        grey = bytes(standing(context, stand).evaluate(FRAME, CODE))
    film = tmp_path / "code.y4m"
    colour = bytes([128]) * (len(grey) // 2)
    film.write_bytes(b"YUV4MPEG2 W640 H480 F15:1 Ip A1:1 C420jpeg\n" + b"FRAME\n" + grey + colour)
    fake = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
    fake += [f"--use-file-for-fake-video-capture={film}"]
    path = browsers.found(programs.chromium(), "Chromium")
    with playwright.chromium.launch(executable_path=path, args=[*browsers.QUIET, *fake]) as browser:
        page = browser.new_page()
        page.goto(f"{stand}scan.html")
        begin(page, script)
        wait_for(page, f"read {CODE}")
        assert told(page) == [f"read {CODE}"], "and the policy has had nothing to stop"


@pytest.mark.firefox
def test_the_camera_of_firefox_itself_under_the_policy(
    playwright: Playwright, stand: str, script: str
) -> None:
    fake = {"media.navigator.streams.fake": True, "media.navigator.permission.disabled": True}
    with playwright.firefox.launch(**browsers.firefox_options(**fake)) as browser:
        page = browser.new_page()
        page.goto(f"{stand}scan.html")
        begin(page, script)
        page.wait_for_timeout(1500)
        assert page.evaluate("video.videoWidth > 0 && video.currentTime > 0 && !video.paused")
        assert told(page) == []


IN_WEBKIT = """const [begin, script, text, done] = arguments;
globalThis.told = [];
showToCamera(text).then(() => eval(begin)([script])).catch((reason) => told.push(String(reason)));
const until = performance.now() + 8000;
const wait = () => told.length || performance.now() > until ? done(told) : setTimeout(wait, 100);
wait();"""


@played_in("webkit")
def test_a_code_is_read_in_webkit(
    engine: str, webkit_session: WebDriver, stand: str, script: str
) -> None:
    webkit_session.get(f"{stand}scan.html")
    webkit_session.execute_script(camera(f"{stand}site/vendor/qr.mjs"))
    read = webkit_session.execute_async_script(IN_WEBKIT, BEGIN, script, CODE)
    webkit_session.get("about:blank")
    assert read == [f"read {CODE}"]
