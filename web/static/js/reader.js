// A worker: looks for a QR code in one frame after the other, so that the page itself never waits.
import { decodeQR } from "../../vendor/qr-decode.mjs";

const FEW = 4001; // bytes from one pixel that is compared to the next: a row is no multiple of it

let context = null;

/** The pixels of a picture. A reader that cannot see it answers so, and gets pixels from then on. */
function pixels({ picture, width, height }) {
  context ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  Object.assign(context.canvas, { width, height });
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return context.getImageData(0, 0, width, height);
}

/** Whether a frame is all one colour: what a browser gives instead of a picture that it withholds. */
function isEmpty({ data }) {
  for (let at = FEW; at < data.length; at += FEW) if (data[at] !== data[at % 4]) return false;
  return true;
}

/** The text of the code in a frame, dark on light or light on dark; null where there is none. */
function textIn(frame) {
  try {
    return decodeQR(frame);
  } catch {
    return null;
  }
}

function answer(told) {
  if (told.data) return { text: textIn(told) };
  try {
    const frame = pixels(told);
    return isEmpty(frame) ? { isBlind: true } : { text: textIn(frame) };
  } catch {
    return { isBlind: true };
  }
}

addEventListener("message", ({ data }) => postMessage(answer(data)));
