// A part of the page that cannot be fetched may be gone for good: a newer edition has been published since.

const root = document.documentElement;
const PATIENCE = 10_000;

/** Does the network have another edition than this one? */
export async function isOutdated() {
  const signal = AbortSignal.timeout?.(PATIENCE);
  const answer = await fetch("version.json", { cache: "no-store", signal }).catch(() => null);
  const { version = "" } = answer?.ok ? await answer.json().catch(() => ({})) : {};
  return Boolean(version) && version !== root.dataset.version;
}

/** Another edition is told of, once, as an update that waits is. */
export async function lookForNewer() {
  if (root.dataset.update || !(await isOutdated()) || root.dataset.update) return;
  root.dataset.update = "older";
  dispatchEvent(new CustomEvent("horseburg-update"));
}
