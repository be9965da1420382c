// Reads the QR codes that are held before a camera.

const PACE = 125; // ms from one look to the next
const AGAIN = 3000; // ms until the same text is told again
const SILENT = 3000; // ms in which the browser's own detector may read nothing before it gets help
const LATE = 10_000; // ms: a reader that does not answer for so long has died
const LONGEST = 1280; // pixels of a frame's longer side

// A code that is just missed at one size is often read at the other; what is smaller than these
// misses phones that are held at arm's length.
const SIZES = [1, 0.75];

const WHY = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotReadableError: "busy",
  AbortError: "busy",
};

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const isHidden = () => document.visibilityState === "hidden";

/** The cameras of this device. They have names only once the page has been allowed to use one. */
export async function cameras() {
  try {
    const found = await navigator.mediaDevices.enumerateDevices?.();
    return found
      .filter((one) => one.kind === "videoinput" && one.deviceId)
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  } catch {
    return [];
  }
}

async function opened(device) {
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  const which = device ? { deviceId: { exact: device } } : { facingMode: "user" };
  const asked = { audio: false, video: { ...size, ...which } };
  try {
    return await navigator.mediaDevices.getUserMedia(asked);
  } catch (reason) {
    if (device && /Overconstrained|NotFound/.test(reason.name)) return opened(""); // it is not here any more
    if (WHY[reason.name] !== "busy") throw reason;
    await pause(700); // the camera that was open before may still be closing
    return navigator.mediaDevices.getUserMedia(asked);
  }
}

/** What the browser itself reads codes with; null where it has nothing of the kind. */
async function ownDetector() {
  const { BarcodeDetector: Detector } = globalThis;
  try {
    const known = await Detector.getSupportedFormats?.();
    return known.includes("qr_code") ? new Detector({ formats: ["qr_code"] }) : null;
  } catch {
    return null;
  }
}

/** Looks at frames with the browser's own means. */
class Detecting {
  constructor(detector) {
    this.detector = detector;
  }

  async texts(video) {
    const found = await within(LATE, this.detector.detect?.(video));
    return found.map(({ rawValue }) => rawValue).filter(Boolean);
  }
}

/** Looks at frames in a worker. One that fails is replaced at the next look. */
class Working {
  constructor() {
    this.worker = null;
    this.looks = 0;
    this.context = null; // until the worker has said that it cannot see pictures
  }

  size({ videoWidth, videoHeight }) {
    const most = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight));
    const scale = most * SIZES[this.looks++ % SIZES.length];
    const [width, height] = [videoWidth, videoHeight].map((one) => Math.round(one * scale) || 1);
    return { width, height };
  }

  /** A picture costs the page a third of what its pixels cost. */
  async frame(video) {
    const { width, height } = this.size(video);
    if (!this.context) {
      const picture = await createImageBitmap(video).catch(() => null);
      if (picture) return [{ picture, width, height }, picture];
      this.takePixels();
    }
    Object.assign(this.context.canvas, { width, height });
    this.context.drawImage(video, 0, 0, width, height);
    const { data } = this.context.getImageData(0, 0, width, height);
    return [{ data, width, height }, data.buffer];
  }

  takePixels() {
    const canvas = document.createElement("canvas");
    this.context ??= canvas.getContext("2d", { willReadFrequently: true });
  }

  async texts(video) {
    const [frame, part] = await this.frame(video);
    if (this.isOver) return part.close?.(), [];
    this.worker ??= new Worker(new URL("reader.js", import.meta.url), { type: "module" });
    try {
      const { text, isBlind } = await within(LATE, asked(this.worker, frame, part));
      if (isBlind) this.takePixels();
      return text ? [text] : [];
    } catch (reason) {
      this.close();
      throw reason;
    }
  }

  close() {
    this.worker?.terminate();
    this.worker = null;
  }

  stop() {
    this.isOver = true;
    this.close();
  }
}

/** What `promise` becomes; it fails where that takes too long. */
function within(milliseconds, promise) {
  let timer = 0;
  const late = new Promise((_, reject) => (timer = setTimeout(reject, milliseconds, "too late")));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function asked(worker, frame, part) {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => (event.preventDefault(), reject(event.message ?? "no reader"));
    worker.postMessage(frame, [part]);
  });
}

const running = new WeakMap(); // of a <video>, its scan

class Scan {
  constructor(video, { read, trouble, device }) {
    Object.assign(this, { video, read, trouble, asked: device });
    this.told = new Map(); // when each text was told
    this.isOver = false;
    this.isOpening = false;
    this.stream = null;
    this.seen = () => isHidden() || this.goOn();
    document.addEventListener("visibilitychange", this.seen);
  }

  async begin() {
    if (!globalThis.isSecureContext) return this.end("insecure");
    if (!navigator.mediaDevices?.getUserMedia) return this.end("none");
    await this.open();
    if (this.isOver) return;
    const detector = await ownDetector();
    this.detecting = detector && new Detecting(detector);
    this.working = new Working();
    this.keepLooking();
  }

  async open() {
    if (this.isOpening) return;
    this.isOpening = true;
    this.close();
    try {
      const stream = await opened(this.asked);
      if (this.isOver) letGo(stream);
      else this.show(stream);
    } catch (reason) {
      this.end(WHY[reason.name] ?? "none");
    } finally {
      this.isOpening = false;
    }
  }

  show(stream) {
    this.stream = stream;
    for (const track of stream.getTracks())
      track.addEventListener("ended", () => this.whenEnded(stream));
    this.video.muted = true;
    this.video.setAttribute("playsinline", "");
    this.video.srcObject = stream;
    this.play();
  }

  play() {
    this.video.play().catch(() => undefined); // a later frame or touch starts it
  }

  /** An app that comes to the front takes the camera, and then the page is hidden a moment later. */
  async whenEnded(stream) {
    await pause(500);
    if (this.stream === stream && !isHidden()) this.end("gone");
  }

  isLive() {
    return Boolean(this.stream?.getTracks().every((track) => track.readyState === "live"));
  }

  /** Some devices take the camera from a page that is hidden, and give back a still picture. */
  async goOn() {
    const before = this.video.currentTime;
    if (this.isOpening) return;
    if (this.isLive()) {
      this.play();
      await pause(2000);
    }
    if (this.isOver || isHidden()) return;
    if (!this.isLive() || this.video.currentTime === before) await this.open();
  }

  close() {
    if (this.stream) letGo(this.stream);
    this.stream = null;
  }

  async keepLooking() {
    this.lastRead = performance.now();
    while (!this.isOver) {
      const began = performance.now();
      if (!this.video.isConnected) return this.stop();
      if (!isHidden() && this.video.readyState >= 2 && this.video.videoWidth) await this.look();
      await pause(Math.max(20, PACE - (performance.now() - began)));
    }
  }

  async look() {
    const eye = this.whoLooks();
    try {
      const texts = await eye.texts(this.video);
      if (!this.isOver) texts.forEach((text) => this.tell(text));
    } catch (reason) {
      if (this.isOver) return;
      console.info("A look has failed:", String(reason));
      if (eye === this.detecting) this.detecting = null;
      else await pause(1000);
    }
  }

  /** Not every detector reads light on dark, and some read nothing at all and do not say so. */
  whoLooks() {
    const isSilent = performance.now() - this.lastRead > SILENT;
    const helps = isSilent && (this.isHelped = !this.isHelped);
    return this.detecting && !helps ? this.detecting : this.working;
  }

  tell(text) {
    const now = (this.lastRead = performance.now());
    for (const [old, when] of this.told) if (now - when >= AGAIN) this.told.delete(old);
    if (this.told.has(text)) return;
    this.told.set(text, now);
    try {
      this.read(text);
    } catch (reason) {
      reportError(reason); // whoever is told may fail; the camera is not to blame
    }
  }

  end(why) {
    if (this.isOver) return;
    this.stop();
    this.trouble(why);
  }

  stop() {
    this.isOver = true;
    document.removeEventListener("visibilitychange", this.seen);
    this.working?.stop();
    const isShown = this.stream && this.video.srcObject === this.stream;
    this.close();
    if (isShown) this.video.srcObject = null;
  }
}

function letGo(stream) {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * Show a camera in a <video> and call `read` with each text that is read from it; a camera that
 * cannot be had, or is lost, is told to `trouble`. Another scan in the same <video> ends this one,
 * and so does whoever takes the <video> out of the page.
 */
export async function scan(video, wanted) {
  running.get(video)?.stop();
  const one = new Scan(video, wanted);
  running.set(video, one);
  await one.begin();
  return { stop: () => one.stop() };
}
