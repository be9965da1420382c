"""A finger that comes down twice at one place never hits a second thing that has come there.

`FOLLOWS` is laid under a page before it is loaded; `SWAPPED` is what has taken a tap since then
where another thing had just taken one.
"""

from tools.driving.tapping import UNDER

NEAR = 6
"""Pixels by which such a finger strays."""

FOLLOWS = f"""() => {{
  const swapped = globalThis.swapped = [];
  const TOUCHED = "[data-answer], [data-do], [data-touch]";
  const does = ({{ dataset: {{ answer, do: wish, touch }} }}) =>
    [answer, wish, touch].map((it) => it ?? "").join(" ").trim();
  let tap = null;
  const heard = (event) => {{
    if (!event.isTrusted || !event.detail) return;
    const {{ clientX: x, clientY: y, timeStamp: when }} = event;
    const one = event.target.closest(TOUCHED);
    const isNear = tap && Math.hypot(x - tap.x, y - tap.y) <= {NEAR};
    const isOther = one && tap && does(one) !== tap.does && !(one.id && one.id === tap.id);
    const after = Math.round(when - (tap?.when ?? 0));
    if (isNear && isOther && after < {UNDER})
      swapped.push(`${{tap.does}} gave way to ${{does(one)}} after ${{after}} ms`);
    tap = {{ x, y, when, id: one?.id, does: one && does(one) }};
  }};
  // as late as the page itself hears of it: what was swallowed before is no tap
  addEventListener("DOMContentLoaded", () => document.body.addEventListener("click", heard, true));
}}"""

SWAPPED = "globalThis.swapped"
