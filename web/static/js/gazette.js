// The front page of the Gazette as a picture: what the browser has laid out is drawn on a canvas, text
// for text. Fetched when a picture is wanted.

const SHARP = 2; // pixels of the picture for one of the page
const DRAWN = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap", "color"];

/** A drawing that stands alone: its parts in place of references, its colours written down. */
function standingAlone(svg) {
  const copy = svg.cloneNode(true);
  const [own, twins] = [svg, copy].map((it) => [it, ...it.querySelectorAll("*")]);
  twins.forEach((twin, at) => {
    const style = getComputedStyle(own[at]);
    for (const name of DRAWN) twin.style.setProperty(name, style.getPropertyValue(name));
  });
  for (const use of copy.querySelectorAll("use")) {
    const symbol = document.querySelector(use.getAttribute("href").replace(/^[^#]*/, ""));
    if (!symbol) continue;
    const part = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const name of ["x", "y", "width", "height", "style"])
      if (use.hasAttribute(name)) part.setAttribute(name, use.getAttribute(name));
    part.setAttribute("viewBox", symbol.getAttribute("viewBox"));
    part.innerHTML = symbol.innerHTML;
    use.replaceWith(part);
  }
  const box = svg.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", box.width * SHARP);
  copy.setAttribute("height", box.height * SHARP);
  return new XMLSerializer().serializeToString(copy);
}

async function drawing(pen, svg, at) {
  const { width, height } = svg.getBoundingClientRect();
  if (!width || !height) return;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(standingAlone(svg))}`;
  await image.decode();
  pen.save();
  const frame = svg.closest(".front-oval");
  if (frame) {
    const oval = at(frame);
    pen.beginPath();
    pen.ellipse(oval.x + oval.width / 2, oval.y + oval.height / 2, oval.width / 2 - 4, oval.height / 2 - 4, 0, 0, 7);
    pen.clip();
  }
  const strip = svg.closest(".legs"); // a strip of legs shows through a window
  if (strip) {
    const seen = at(strip);
    pen.beginPath();
    pen.rect(seen.x, seen.y, seen.width, seen.height);
    pen.clip();
  }
  const box = at(svg);
  pen.drawImage(image, box.x, box.y, box.width, box.height);
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
  const sheet = front.cloneNode(true);
  sheet.removeAttribute("id");
  sheet.classList.add("as-picture");
  for (const named of sheet.querySelectorAll("[id]")) named.removeAttribute("id");
  front.after(sheet);
  try {
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
      if (element.closest("svg") === null && isSeen(element)) ground(pen, element, at(element));
    for (const svg of sheet.querySelectorAll("svg")) await drawing(pen, svg, at);
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
