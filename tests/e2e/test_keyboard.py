"""A whole round of the Family Game without a finger or a mouse."""

from playwright.sync_api import Page, expect

from web.acts.confirm import TOO_SOON

HERE = """() => {
  const one = document.activeElement, style = getComputedStyle(one);
  return [one.id, one.getAttribute('data-do') || '', style.outlineStyle + ' ' + style.outlineWidth];
}"""

ANSWERED = """told => document.querySelector('#page').innerHTML !== told
  && !document.documentElement.matches('[data-busy]')"""


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus stands on what is wanted; each stop on the way can be seen."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            assert page.evaluate(HERE)[2] != "none 0px", wanted
            return
    raise AssertionError(f"Tab never comes to {wanted}")


def press(page: Page, *keys: str) -> None:
    """Some keys, one after another."""
    for key in keys:
        page.keyboard.press(key)


def answer(page: Page) -> None:
    """Answer the open question by the keys that its kind wants."""
    asked = page.locator("#bar").get_attribute("class") or ""
    if "stake" in asked:
        press(page, "1")
        expect(page.locator("#lay-bet")).to_be_visible()
        tab_to(page, "#lay-bet")
        press(page, "Enter")
    elif "card-to-fix" in asked or "horse-to-fix" in asked:
        press(page, "2" if "horse" in asked else "1")
    elif "photo" in asked:
        press(page, "ArrowDown", "Enter")
    else:
        for digit in "123456":
            press(page, digit)
            here = page.evaluate(HERE)[0]
            if here.startswith("answer-"):
                break
        press(page, "Enter")


def test_a_round_is_played_by_keyboard_alone(page: Page) -> None:
    tab_to(page, "[data-do^=setup]")
    press(page, "Enter")
    tab_to(page, "[data-do=start]")
    press(page, "Enter")
    raced = False
    for _ in range(80):
        if page.locator("[data-do=payoffs]").is_visible():
            break
        told = page.locator("#page").inner_html()
        if page.locator("#unveil").is_visible():
            assert page.evaluate(HERE)[0] == "unveil"
            press(page, "Enter")
        elif page.locator("#to-payoffs").is_visible():
            press(page, "Enter")
        elif page.locator("#do-it").is_visible():
            page.wait_for_timeout(TOO_SOON + 50)  # a key that trembles or is held does nothing here
            press(page, "Enter")
        elif page.locator("#pause").is_visible():
            watch(page, raced)
            raced = True
        else:
            answer(page)
        page.wait_for_function(ANSWERED, arg=told)  # a frame passes before a key is answered
    tab_to(page, "[data-do=payoffs]")
    press(page, "Enter")
    expect(page.locator("#ask")).to_be_focused()
    assert raced


def watch(page: Page, again: bool) -> None:
    """Hold the race, step, go on, and skip the rest."""
    if not again:
        press(page, " ")
        expect(page.locator("#pause")).to_contain_text("Go on")
        press(page, "ArrowRight", ".")
        expect(page.locator("#pause")).to_contain_text("Go on")
        press(page, " ")
        expect(page.locator("#pause")).to_contain_text("Pause")
    press(page, "s")


def test_a_sheet_keeps_the_focus_and_gives_it_back(page: Page) -> None:
    tab_to(page, "[data-do^=setup]")
    press(page, "?")
    expect(page.locator(".keys-sheet")).to_be_visible()
    for _ in range(12):
        press(page, "Tab")
        assert page.evaluate(
            "document.activeElement === document.body || "
            "!!document.activeElement.closest('#overlay, #notice')"
        )
    press(page, "Escape")
    expect(page.locator("#overlay")).to_have_count(0)
    assert page.evaluate("!document.querySelector('[inert]')")


def test_arrows_go_from_choice_to_choice_and_letters_are_typed_in_fields(page: Page) -> None:
    tab_to(page, "[data-do^=setup]")
    press(page, "Enter")
    field = page.locator("[data-field='name 0']")
    field.focus()
    page.keyboard.type("?Lulu 1")
    assert "?Lulu 1" in field.input_value()
    tab_to(page, "[data-do=start]")
    press(page, "Enter", "Enter")
    expect(page.locator("#ask")).to_be_focused()
    press(page, "ArrowDown")
    expect(page.locator("#answer-win-black")).to_be_focused()
    press(page, "ArrowRight", "ArrowDown")
    expect(page.locator("#answer-show-blue")).to_be_focused()
    press(page, "ArrowLeft")
    expect(page.locator("#answer-show-black")).to_be_focused()
    press(page, "Control+l")
    expect(page.locator("#overlay")).to_have_count(0)
    press(page, "l")
    expect(page.locator("#overlay")).to_be_visible()


def test_the_focus_is_not_lost_with_the_button_that_had_it(page: Page) -> None:
    page.locator("#box-horse-fever").click()
    for id in ("to-workshop", "new-deck", "new-card"):
        page.locator(f"#{id}").click()
    page.locator("#card-name").fill("Blue Bolt")
    page.locator("[data-do='workshop symbol start.set.4']").click()
    page.locator("#card-done").click()
    for _ in range(2):
        page.locator("#drop-0").press("Enter")
    expect(page.locator("#drop-0")).to_have_count(0)
    expect(page.locator("#workshop-title")).to_be_focused()
