// The front page of the Gazette as a picture: what the browser has laid out is drawn on a canvas, text
// for text. Fetched when a picture is wanted.

const SHARP = 2; // pixels of the picture for one of the page

const SVG = "http://www.w3.org/2000/svg";

/** The sheets that drawings of the page are taken from by their address, not from the page. */
async function foreign(front) {
  const named = [...front.querySelectorAll("use")].map((use) => use.getAttribute("href").split("#")[0]);
  const read = [...new Set(named)].filter(Boolean).map(async (name) => {
    const text = await (await fetch(name)).text();
    return [name, new DOMParser().parseFromString(text, "image/svg+xml")];
  });
  return Object.fromEntries(await Promise.all(read));
}

/** A drawing whose parts stand in it themselves, where it had only named them. */
function unfold(svg, sheets) {
  for (let use; (use = svg.querySelector("use")); ) {
    const [address, id] = use.getAttribute("href").split("#");
    const found = (sheets[address] ?? document).getElementById(id);
    const isShape = found && found.localName !== "symbol";
    const part = document.createElementNS(SVG, isShape ? "g" : "svg");
    for (const name of isShape ? ["class"] : ["x", "y", "width", "height", "class"])
      if (use.hasAttribute(name)) part.setAttribute(name, use.getAttribute(name));
    if (isShape) {
      part.append(found.cloneNode(true));
      for (const named of part.querySelectorAll("[id]")) named.removeAttribute("id");
    } else if (found) {
      part.setAttribute("viewBox", found.getAttribute("viewBox"));
      part.append(...[...found.childNodes].map((it) => it.cloneNode(true)));
    }
    use.replaceWith(part);
  }
}

const number = (shape, name) => shape[name].baseVal.value;

/** The outline of a part of a drawing. */
function outline(shape) {
  if (shape.localName === "path") return new Path2D(shape.getAttribute("d"));
  const path = new Path2D();
  if (shape.localName === "circle") {
    path.arc(number(shape, "cx"), number(shape, "cy"), number(shape, "r"), 0, 7);
  } else if (shape.localName === "line") {
    path.moveTo(number(shape, "x1"), number(shape, "y1"));
    path.lineTo(number(shape, "x2"), number(shape, "y2"));
  } else for (const { x, y } of shape.points) path.lineTo(x, y);
  return path;
}

function opacity(shape, svg) {
  let whole = 1;
  for (let it = shape; it && it !== svg; it = it.parentElement)
    whole *= Number(getComputedStyle(it).opacity);
  return whole;
}

/** No image is made of it: what may stand in the page is no matter of addresses. */
function drawing(pen, svg, at, corner) {
  const window = svg.closest(".front-oval, .legs") ?? svg; // it may be seen only in part
  const seen = at(window);
  pen.save();
  pen.beginPath();
  if (window.matches(".front-oval"))
    pen.ellipse(seen.x + seen.width / 2, seen.y + seen.height / 2, seen.width / 2 - 4, seen.height / 2 - 4, 0, 0, 7);
  else pen.rect(seen.x, seen.y, seen.width, seen.height);
  pen.clip();
  for (const shape of svg.querySelectorAll("path, circle, line, polyline, text")) {
    const style = getComputedStyle(shape);
    const matrix = shape.getScreenCTM();
    const place = new DOMMatrix([SHARP, 0, 0, SHARP, -SHARP * corner.left, -SHARP * corner.top]);
    pen.setTransform(place.multiply(matrix));
    pen.globalAlpha = opacity(shape, svg);
    pen.fillStyle = style.fill;
    if (shape.localName === "text") {
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      pen.textAlign = style.textAnchor === "middle" ? "center" : "start";
      pen.fillText(shape.textContent, shape.x.baseVal[0]?.value ?? 0, shape.y.baseVal[0]?.value ?? 0);
      continue;
    }
    const path = outline(shape);
    if (style.fill !== "none") pen.fill(path, style.fillRule);
    if (style.stroke === "none") continue;
    pen.strokeStyle = style.stroke;
    pen.lineWidth = parseFloat(style.strokeWidth);
    pen.lineJoin = style.strokeLinejoin;
    pen.lineCap = style.strokeLinecap;
    pen.setLineDash(style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(/[ ,]+/).map(parseFloat));
    pen.stroke(path);
  }
  pen.restore();
}

function ground(pen, element, box) {
  const style = getComputedStyle(element);
  const isRound = style.borderTopLeftRadius.endsWith("%") || parseFloat(style.borderTopLeftRadius) > 20;
  const path = () => {
    pen.beginPath();
    if (isRound) pen.ellipse(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, box.height / 2, 0, 0, 7);
    else pen.rect(box.x, box.y, box.width, box.height);
  };
  pen.fillStyle = style.backgroundColor;
  path();
  pen.fill();
  const sides = { Top: [0, 0, 1, 0], Bottom: [0, 1, 1, 1], Left: [0, 0, 0, 1], Right: [1, 0, 1, 1] };
  for (const [side, [x1, y1, x2, y2]] of Object.entries(sides)) {
    const wide = parseFloat(style[`border${side}Width`]);
    if (!wide) continue;
    pen.strokeStyle = style[`border${side}Color`];
    const isDouble = style[`border${side}Style`] === "double";
    pen.lineWidth = isDouble ? wide / 3 : wide;
    if (isRound) {
      path();
      pen.stroke();
      return;
    }
    const inward = side === "Top" || side === "Left" ? 1 : -1;
    for (const part of isDouble ? [1 / 6, 5 / 6] : [1 / 2]) {
      const off = wide * part * inward;
      const [dx, dy] = y1 === y2 ? [0, off] : [off, 0];
      pen.beginPath();
      pen.moveTo(box.x + x1 * box.width + dx, box.y + y1 * box.height + dy);
      pen.lineTo(box.x + x2 * box.width + dx, box.y + y2 * box.height + dy);
      pen.stroke();
    }
  }
}

function words(pen, text, corner) {
  const style = getComputedStyle(text.parentElement);
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.fillStyle = style.color;
  const range = document.createRange();
  for (const word of text.data.matchAll(/\S+/g)) {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    for (const [line, box] of inLines(range, text, word)) {
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText(line);
      const base = box.top + (box.height * up) / (up + down);
      pen.fillText(line, box.left - corner.left, base - corner.top);
    }
  }
}

/** A word on one line; one too long for its line, letter by letter. */
function inLines(range, text, word) {
  const boxes = range.getClientRects();
  if (boxes.length < 2) return boxes.length ? [[word[0], boxes[0]]] : [];
  return [...word[0]].map((letter, at) => {
    range.setStart(text, word.index + at);
    range.setEnd(text, word.index + at + 1);
    return [letter, range.getBoundingClientRect()];
  });
}

/** The front page on a canvas. */
export async function canvasOf(front) {
  const sheets = await foreign(front);
  const sheet = front.cloneNode(true);
  sheet.removeAttribute("id");
  sheet.classList.add("as-picture");
  for (const named of sheet.querySelectorAll("[id]")) named.removeAttribute("id");
  front.after(sheet);
  try {
    for (const svg of sheet.querySelectorAll("svg")) unfold(svg, sheets);
    await document.fonts.ready;
    const corner = sheet.getBoundingClientRect();
    const at = (element) => {
      const box = element.getBoundingClientRect();
      return { x: box.left - corner.left, y: box.top - corner.top, width: box.width, height: box.height };
    };
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(corner.width * SHARP);
    canvas.height = Math.ceil(corner.height * SHARP);
    const pen = canvas.getContext("2d");
    pen.scale(SHARP, SHARP);
    const isSeen = (element) => !element.closest(".unseen");
    for (const element of [sheet, ...sheet.querySelectorAll("*")])
      if (!element.parentElement.closest("svg") && isSeen(element)) ground(pen, element, at(element));
    for (const svg of sheet.querySelectorAll(":not(svg) > svg")) drawing(pen, svg, at, corner);
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (isSeen(text.parentElement) && !text.parentElement.closest("svg")) words(pen, text, corner);
    }
    return canvas;
  } finally {
    sheet.remove();
  }
}

/** Make the picture; hand it to the device where that takes pictures, else offer it as a file. */
export async function takePicture() {
  const front = document.getElementById("front");
  const canvas = await canvasOf(front);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  const file = new File([blob], front.dataset.file, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ files: [file], title: "Horseburg" });
      return true;
    } catch (reason) {
      if (reason.name === "AbortError") return true;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  return true;
}
