// What only a browser can do to carry a game: read a file, copy, share, draw a code.

/** The text of a chosen or dropped file; null for one that is too large, which is not even read. */
export async function readFile(file, largest) {
  return file.size > largest ? null : read(new Uint8Array(await file.arrayBuffer()));
}

/** Some editors write two bytes a letter, and not all of them say so first. */
function read(bytes) {
  const [one, two] = bytes;
  const isLittle = (one === 0xff && two === 0xfe) || two === 0;
  const isBig = (one === 0xfe && two === 0xff) || one === 0;
  return new TextDecoder(isLittle ? "utf-16le" : isBig ? "utf-16be" : "utf-8").decode(bytes);
}

/** Give a text to the browser as a file. Some read it a while after they have been asked to. */
export function handOut(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Copy a text; false where the browser would not. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const asFile = (name, text) => new File([text], name, { type: "text/plain" });

/** What the device's own share sheet would take: "file", "link", or "" for nothing. */
export function canShare(address) {
  if (!navigator.share || !navigator.canShare) return "";
  try {
    if (navigator.canShare({ files: [asFile("horseburg.txt", "")] })) return "file";
    return navigator.canShare({ url: address }) ? "link" : "";
  } catch {
    return "";
  }
}

/** Open the device's share sheet; whoever closes it again has simply changed their mind. */
export async function shareFile(name, text) {
  return given({ files: [asFile(name, text)], title: "Horseburg" });
}

export async function shareLink(link) {
  return given({ url: link, title: "Horseburg" });
}

async function given(what) {
  try {
    await navigator.share(what);
    return true;
  } catch (reason) {
    return reason.name === "AbortError";
  }
}

/** The front page of the Gazette as a picture. Its script is fetched when it is used. */
export async function takePicture() {
  const { takePicture: take } = await import("./gazette.js");
  return take();
}

/**
 * The rows of a text's QR code as 0 and 1, one a line; "" where it does not fit. Fetched when used. `ecc` is how
 * much of it may be misread: "low" for a long text, "medium" for one that is photographed from a screen.
 */
export async function drawCode(text, ecc = "low") {
  const { default: encode } = await import("../../vendor/qr.mjs");
  try {
    const rows = encode(text, "raw", { ecc, border: 4 });
    return rows.map((row) => row.map(Number).join("")).join("\n");
  } catch {
    return "";
  }
}
