"""Rulers for races and what comes after them: plates, heralds, bills, the podium, bars in sight."""

NARROW = """() => [...document.querySelectorAll('.plate')].flatMap(plate => {
  const name = plate.querySelector('.plate-name'), said = name.textContent, wrong = [];
  if (name.getBoundingClientRect().width > 1) wrong.push(`${said} takes room beside its lane`);
  if (!said || !name.checkVisibility({visibilityProperty: true}))
    wrong.push('who listens is not told a name');
  const others = [...plate.querySelectorAll(':scope > :not(.plate-name)')];
  if (Math.max(...others.map(part => part.getBoundingClientRect().right)) >= 0.32 * innerWidth)
    wrong.push(`the plate of ${said} is too wide`);
  return wrong;
})"""
WIDE = """() => [...document.querySelectorAll('.plate-name')]
  .filter(name => name.getBoundingClientRect().width <= 20)
  .map(name => `${name.textContent} is not seen beside its lane`)"""
HERALDS = """() => [...document.querySelectorAll('.heralds')].flatMap(it => {
  const middle = box => (box.top + box.bottom) / 2;
  const own = it.closest('.run'), at = middle(it.getBoundingClientRect());
  const off = lane => Math.abs(middle(lane.getBoundingClientRect()) - at);
  const near = [...document.querySelectorAll('.run')].sort((a, b) => off(a) - off(b))[0];
  return near === own ? [] : [`${it.id} stands in ${near.id}`];
})"""
BILLS = """() => {
  const page = document.querySelector('#payoffs'), bills = [...document.querySelectorAll('.bill')];
  const isList = document.querySelector('#page')?.dataset.box === 'dice-derby'; // it is scrolled
  if (!page || !bills.length || isList) return [];
  const paper = page.getBoundingClientRect(), wrong = [];
  const boxes = bills.map(bill => bill.getBoundingClientRect());
  bills.forEach((bill, at) => {
    const own = boxes[at];
    if (own.bottom > paper.bottom + 1) wrong.push(`bill ${at} leaves its paper`);
    const lines = 'h3, .what, .much, .paid-slip:not(.torn-off), .sum > *';
    for (const line of bill.querySelectorAll(lines)) {
      const box = line.getBoundingClientRect();
      if (box.right > own.right + 1 || box.bottom > own.bottom + 1 || box.left < own.left - 1
        || parseFloat(getComputedStyle(line).fontSize) < 15)
        wrong.push(`${line.textContent} is small, or leaves bill ${at}`);
    }
  });
  // in the hand the paper is as long as what stands on it
  const covered = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
  const share = covered / paper.width / paper.height;
  const least = innerWidth > 760 && innerHeight > 520 ? 0.75 : 0.5;
  const isLed = document.querySelector('#lesson-skip'); // captions take room of the paper
  if (share < least && !isLed) wrong.push(`bills fill ${share.toFixed(2)} of their paper`);
  return wrong;
}"""
PODIUM = """() => {
  const head = document.querySelector('#podium h1'), wrong = [];
  if (!head || !document.querySelector('.ends')) return wrong;
  const size = one => parseFloat(getComputedStyle(one).fontSize);
  if ([...document.querySelectorAll('#podium *:not(h1)')].some(one => size(one) >= size(head)))
    wrong.push('the name is not the largest');
  const ways = [...document.querySelectorAll('.ends > :not(#drawer) button')];
  if (ways.length !== 3) wrong.push(`${ways.length} ways on from the podium, and not 3`);
  for (const one of [...ways, head, ...document.querySelectorAll('#podium .steps .block')]) {
    const box = one.getBoundingClientRect();
    if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight + 1)
      wrong.push(`${one.id || one.textContent} is out of sight`);
  }
  return wrong;
}"""
WAYS_ON = """() => {
  const wrong = [], all = '#podium .actions :is(button, a)';
  for (const far of [0, 0.5]) {
    scrollTo(0, far * document.body.scrollHeight);
    for (const one of document.querySelectorAll(all)) {
      const box = one.getBoundingClientRect();
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!one.contains(top)) wrong.push(`${one.id || one.textContent} has left the window`);
    }
  }
  scrollTo(0, 0);
  return wrong;
}"""
BAR = """() => {
  const bar = document.querySelector('.actions.in-sight'), wrong = [];
  for (const far of bar ? [0, 300] : []) {
    scrollTo(0, far);
    if (bar.getBoundingClientRect().bottom > innerHeight + 1)
      wrong.push(`the bar of buttons is out of sight at ${far}`);
  }
  scrollTo(0, 0);
  return wrong;
}"""
"""A bar of buttons stays, however long the page is."""

LARGE = ("tablet", "portrait", "desktop")
EVERYWHERE = {"bills": BILLS, "podium": PODIUM}
RULERS = {
    "names take no room": (NARROW, ("portrait", "phone")),
    "names beside the lanes": (WIDE, ("desktop",)),
    "heralds": (HERALDS, ("phone", "tablet", "desktop")),
    "ways on": (WAYS_ON, LARGE),
    "bar": (BAR, ("phone", "sideways")),
}
SHOWN = (
    *("podium", "board-podium", "circle-podium", "fair-podium", "nasty-podium"),
    *("nasty-payoffs-two", "payoffs-3", "fair-payoffs", "payoffs", "circle-payoffs"),
    *("nasty-payoffs", "board-payoffs-6", "fair-payoffs-six"),
)
"""A podium of each box with places, and two to six bills."""
RACED = ("race-1", "race-3", "fair-race", "fair-reveal", "gazette", "guide-end")


def at(size: str) -> dict[str, str]:
    """The rulers for that size."""
    some = {what: ruler for what, (ruler, sizes) in RULERS.items() if size in sizes}
    return {**EVERYWHERE, **some}
