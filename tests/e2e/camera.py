"""A camera made out of a canvas, before which a test holds a phone with a code, or none."""

from __future__ import annotations

import json
from typing import Literal

Fails = Literal["", "denied", "none", "busy", "no devices"]

SCRIPT = """(() => {
const [fails, qr, width, height] = PUT_IN;
const canvas = document.createElement("canvas");
Object.assign(canvas, { width, height });
const context = canvas.getContext("2d");
const tracks = globalThis.cameraTracks = [];
globalThis.cameraAsked = [];
let shown = null;

/** Grain like a sensor's, in a few pictures that take turns. */
const grain = Array.from({ length: 4 }, () => {
  const one = new ImageData(width, height);
  for (let at = 0; at < one.data.length; at += 4)
    one.data.fill(255 * Math.random(), at, at + 3), one.data[at + 3] = 255;
  return createImageBitmap(one);
});

function room() {
  context.fillStyle = "#776a5c";
  context.fillRect(0, 0, width, height);
  for (let at = 0; at < 24; at++) {
    context.fillStyle = `hsl(${at * 47} 25% ${20 + (at * 31) % 60}%)`;
    const [across, down] = [40 + (at * 29) % 90, 30 + (at * 53) % 70];
    context.fillRect((at * 173) % width, (at * 89) % height, across, down);
  }
}

/** Where a point of the code, from -0.5 to 0.5 each way, is seen. */
function seen(x, y, { wide, turn, lean, left, top, mirrored }) {
  const angle = turn * Math.PI / 180, far = 1 + lean * (x + y);
  const [across, down] = [x / far * wide * (mirrored ? -1 : 1), y / far * wide];
  return [
    width * left + across * Math.cos(angle) - down * Math.sin(angle),
    height * top + across * Math.sin(angle) + down * Math.cos(angle),
  ];
}

function box(x, y, across, down, how) {
  const corners = [[x, y], [x + across, y], [x + across, y + down], [x, y + down]];
  const [first, ...others] = corners.map(([a, b]) => seen(a, b, how));
  context.moveTo(...first);
  for (const one of others) context.lineTo(...one);
  context.closePath();
}

function filled(colour, boxes, how) {
  context.beginPath();
  for (const one of boxes) box(...one, how);
  context.fillStyle = colour;
  context.fill();
}

function phone({ rows, how }) {
  const [dark, light] = how.inverted ? [how.light, how.dark] : [how.dark, how.light];
  const cell = 1 / rows.length, quiet = 4 * cell;
  const side = 1 + 2 * quiet;
  filled("#101014", [[-side / 2 - 0.1, -side / 2 - 0.5, side + 0.2, side + 1]], how);
  filled(light, [[-side / 2, -side / 2, side, side]], how);
  const square = (x, y) => [x * cell - 0.5, y * cell - 0.5, cell, cell];
  const cells = rows.flatMap((row, y) => row.flatMap((is, x) => is ? [square(x, y)] : []));
  filled(dark, cells, how);
}

async function draw(turn) {
  const noise = await grain[turn % grain.length];
  context.filter = shown?.how.blur ? `blur(${shown.how.blur}px)` : "none";
  room();
  if (shown) phone(shown);
  context.filter = "none";
  context.globalAlpha = shown?.how.noise ?? 0.15;
  context.drawImage(noise, 0, 0);
  context.globalAlpha = 1;
}

const held = { wide: 200, turn: 4, lean: 0.08, left: 0.48, top: 0.52 };
const usual = { ...held, dark: "#181410", light: "#f4f2ee" };

globalThis.showToCamera = async (text, how = {}) => {
  if (!text) shown = null;
  else {
    const { default: encode } = await import(qr);
    const framed = encode(text, "raw", { ecc: "medium", border: 1 });
    const rows = framed.slice(1, -1).map((row) => row.slice(1, -1));
    shown = { rows, how: { ...usual, ...how } };
  }
  await draw(0);
  return canvas;
};

globalThis.cameraDies = () => {
  for (const one of tracks) one.stop(), one.dispatchEvent(new Event("ended"));
};

const refused = { denied: "NotAllowedError", none: "NotFoundError", busy: "NotReadableError" };

async function getUserMedia(wanted) {
  globalThis.cameraAsked.push(wanted);
  if (refused[fails]) throw new DOMException("As the test wants it.", refused[fails]);
  if (wanted.audio || !wanted.video) throw new TypeError("This is a camera.");
  await draw(0);
  let turn = 0;
  setInterval(() => draw(turn++), 66);
  const stream = canvas.captureStream(15);
  tracks.push(...stream.getTracks());
  return stream;
}

const device = (label) => ({ kind: "videoinput", deviceId: `id ${label}`, label });
const enumerateDevices = async () => [device("front"), device("back")];
const value = fails === "no devices" ? undefined : { getUserMedia, enumerateDevices };
Object.defineProperty(Navigator.prototype, "mediaDevices", { configurable: true, value });
})()"""


def camera(qr: str, fails: Fails = "", size: tuple[int, int] = (640, 480)) -> str:
    """An init script that puts this camera into a page; `qr` is the address of vendor/qr.mjs.

    The page then has `showToCamera(text, how)`, `cameraDies()` and a list `cameraTracks`. An empty
    text shows a room without a code; `how` tells how the phone is held, as `usual` above does.
    """
    return SCRIPT.replace("PUT_IN", json.dumps([fails, qr, *size]))
