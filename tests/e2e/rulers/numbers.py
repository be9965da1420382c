"""Rulers for odds, money and places: one way to write each, and no small print."""

SEEN = """
  // paper is shown small before it is printed; the chances of a form guide are estimates
  const seen = [], words = document.createTreeWalker(
    document.getElementById('app'), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode, own = text.parentElement;
    if (own.closest('svg, select, .unseen, #studio, .paper-preview')) continue;
    if (own.closest('#form-guide, .wc-chances')) continue;
    if (own.checkVisibility({visibilityProperty: true, opacityProperty: true}))
      seen.push([text.data, own]);
  }
"""
ODDS = f"""() => {{
  {SEEN}
  const prints = document.querySelector('#page')?.dataset.box === 'unicorn-fever';
  const other = prints ? /\\b1:[2-7]\\b|\\bx[2-7]\\b|\\b\\d to 1\\b(?!:)/
    : /[x×]\\s?[2-7]\\b|\\b[2-7]\\s?[x×](?!\\s?\\d)|\\b\\d to 1\\b(?!:)|\\b\\d:1\\b/;
  const isOther = own => !own.closest('.controls, .toggle, .doubles, .rn-times, #hall');
  return seen.filter(([text, own]) => other.test(text) && isOther(own) &&
    !own.closest('.bill')).map(([text, own]) => `${{own.className}} "${{text}}"`);
}}"""
"""Odds in another notation than 1:6 (in Unicorn Fever than ×6, as that box prints them).

Speeds of the race, the chips of a bill, the doubling of a roll, and how often a stake came back, as
the hall tells it for all boxes alike, are no odds.
"""

MONEY = f"""() => {{
  {SEEN}
  return seen.filter(([text]) => /(?<![\\d.,])\\d{{4,}} D\\b/.test(text)).map(([text]) => text);
}}"""
"""Money whose thousands are not set apart."""

SMALL = f"""() => {{
  {SEEN}
  const number = /^\\s*([+−]?[\\d,]+ D|1:\\d|\\d+(st|nd|rd|th))\\s*$/;
  return seen.filter(([text, own]) =>
    number.test(text) && parseFloat(getComputedStyle(own).fontSize) < 14
  ).map(([text, own]) => `${{own.closest('[id]')?.id}} ${{own.className}} "${{text}}"`);
}}"""
"""Odds, money and places in letters of less than 14 px; their contrast is axe's to measure."""

FACE = f"""() => {{
  {SEEN}
  const fancy = /^("?Limelight|"?Cabin Sketch)/;
  return seen.filter(([text, own]) =>
    /\\d/.test(text) && fancy.test(getComputedStyle(own).fontFamily)
  ).map(([text, own]) => `${{own.className}} "${{text}}"`);
}}"""
"""Figures in a face for headings."""

PHOTO = """() => {
  const photo = document.querySelector('.photo-still .negative');
  if (!photo) return [];
  const wide = photo.offsetWidth, caption = photo.parentElement.querySelector('figcaption');
  return Math.abs(wide - caption.offsetWidth) > 1 ? [`${caption.offsetWidth} under ${wide}`] : [];
}"""
CARD = """() => {
  const wrong = [];
  for (const card of document.querySelectorAll('.card-number')) {
    const box = card.getBoundingClientRect(), number = card.querySelector('b');
    const at = number.getBoundingClientRect();
    if (!at.width) continue;
    if (at.left < box.left || at.right > box.right || at.top < box.top || at.bottom > box.bottom)
      wrong.push(`${number.textContent} leaves its card`);
    for (const button of document.querySelectorAll('header .button, header button')) {
      const over = button.getBoundingClientRect();
      if (over.left < box.right && over.right > box.left && over.top < box.bottom
          && over.bottom > box.top) wrong.push(`${button.id} lies over the card`);
    }
  }
  return wrong;
}"""

LETTERS = """() => {
  const seen = {visibilityProperty: true, opacityProperty: true}, wrong = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const scaled = one => {
    const drawn = one.ownerSVGElement && one.getScreenCTM();
    if (drawn) return Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c));
    const box = one.getBoundingClientRect(), {offsetWidth: wide, offsetHeight: tall} = one;
    return wide ? Math.min(1, Math.max(box.width / wide, box.height / tall)) : 1;
  };
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement, text = texts.currentNode.data.trim();
    if (!text || !one.checkVisibility(seen)) continue;
    if (one.closest('.unseen, .pile, .paper, .paper-preview, title')) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * scaled(one);
    if (size && size < 11.7) wrong.add(`"${text.slice(0, 20)}" in ${size.toFixed(1)} px`);
  }
  return [...wrong];
}"""
"""Letters too small for a phone in the hand; cards in a pile are read by touch, paper on paper."""


def in_hand(size: str) -> dict[str, str]:
    """The ruler for a phone, in any language."""
    return {"letters": LETTERS} if size == "phone" else {}


def at(size: str) -> dict[str, str]:
    """The rulers for that size: how a number is written is the same at all."""
    written = {"odds": ODDS, "money": MONEY, "small": SMALL, "face": FACE}
    its = written if size == "tablet" else {}
    return {"photo": PHOTO, "card": CARD, **its, **in_hand(size)}
