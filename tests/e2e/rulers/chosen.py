"""Whether what is chosen looks otherwise than what is not, in the few colours of the system."""

from __future__ import annotations

ALIKE = """() => {
  const chosen = "[aria-pressed=true], [aria-checked=true]";
  const open = "[aria-pressed=false], [aria-checked=false]";
  const look = (one) => {
    const { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle, outlineStyle,
      outlineColor, outlineWidth } = getComputedStyle(one);
    const border = [borderTopColor, borderTopWidth, borderTopStyle];
    const outline = outlineStyle === "none" ? "none" : [outlineStyle, outlineColor, outlineWidth];
    return [backgroundColor, border, outline].join(" ");
  };
  const named = (one) => one.id || one.dataset.do || one.textContent.slice(0, 30);
  return [...document.querySelectorAll(chosen)]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      let within = one.parentElement;
      for (; within && within.id !== "page"; within = within.parentElement) {
        const others = [...within.querySelectorAll(open)].filter((it) => it.checkVisibility());
        if (others.length) return others.some((other) => look(other) === look(one));
      }
      return false;
    })
    .map((one) => `${named(one)} looks as if it were not chosen`);
}"""
