// How tall the bar is, and whether a long sheet goes on below what is seen of it: the style knows both.

const root = document.documentElement;
const sheet = new CSSStyleSheet(); // the picture of the page keeps no style of the moment
document.adoptedStyleSheets.push(sheet);

let tall = 0;
let bar = null;
let last = null; // the last part of a sheet, `data-below`
let sight = null;

const sized = new ResizeObserver(([{ target }]) => measure(target.getBoundingClientRect().height));

function measure(height) {
  if (Math.round(height) === tall) return;
  tall = Math.round(height);
  sheet.replaceSync(`#goes-on { --bar-tall: ${tall}px }`);
  if (last) look();
}

/** Watch the last part from now on: it is hidden by the bar, too. */
function look() {
  sight?.disconnect();
  sight = null;
  root.removeAttribute("data-more");
  if (!last) return;
  const noticed = (entries) => root.toggleAttribute("data-more", !entries.at(-1).isIntersecting);
  sight = new IntersectionObserver(noticed, { rootMargin: `0px 0px ${-tall}px 0px` });
  sight.observe(last);
}

/** The page has been drawn: watch its bar and the last part of its sheet, where they are others now. */
export function watchBelow() {
  const [barNow, lastNow] = [document.getElementById("bar"), document.querySelector("[data-below]")];
  if (barNow !== bar) {
    sized.disconnect();
    bar = barNow;
    if (bar) sized.observe(bar, { box: "border-box" });
    else measure(0);
  }
  if (lastNow === last) return;
  last = lastNow;
  look();
}
