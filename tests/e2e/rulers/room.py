"""A ruler for words: nothing is cut off, and nothing runs over its place."""

CUT = """() => {
  // the camera of a race moves past what stands and runs on the course
  const LEFT_OUT = 'svg, select, .unseen, .guest, .name, .grounds, .mount, .rr-near, .rr-horse';
  const wrong = [], root = document.documentElement, clips = /hidden|clip/;
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  const words = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const text = words.currentNode, own = text.parentElement;
    const isLeftOut = own.closest(LEFT_OUT);
    if (!/\\p{L}{2}/u.test(text.data) || isLeftOut) continue;
    if (!own.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const name = `${own.closest('[id]')?.id} ${own.className} "${text.data.trim().slice(0, 24)}"`;
    for (let at = own; at && at.id !== 'app'; at = at.parentElement) {
      const look = getComputedStyle(at), frame = at.getBoundingClientRect();
      if (look.display === 'contents') continue; // it has no box of its own
      if (look.clipPath !== 'none' || look.position === 'fixed') break;
      if (/auto|scroll/.test(look.overflowX + look.overflowY)) break; // it can be pushed into sight
      const cuts = clips.test(look.overflowX);
      if (cuts && (box.right > frame.right + 2 || box.left < frame.left - 2)) {
        wrong.push(`${name} is cut off`);
        break;
      }
      const isBelow = box.bottom > frame.bottom + 4 || box.top < frame.top - 4;
      if (clips.test(look.overflowY) && isBelow) {
        wrong.push(`${name} is cut off below`);
        break;
      }
      if (look.textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1) {
        wrong.push(`${name} ends in dots`);
        break;
      }
      const isBox = at.matches('.button, .card, .sheet, td, th, li, .chip, .tag, header, .dialog');
      if (isBox && (box.right > frame.right + 3 || box.left < frame.left - 3)) {
        wrong.push(`${name} runs over ${at.tagName}.${at.className}`);
        break;
      }
    }
  }
  return wrong;
}"""
"""Texts that somebody cannot read to the end, or that lie over what stands beside them."""
