// A part of the page that cannot be fetched may be gone for good: a newer edition has been published since.

const root = document.documentElement;

/** Ask the network which edition there is; another one is told of, once, as an update that waits is. */
export async function lookForNewer() {
  if (root.dataset.update) return;
  const answer = await fetch("version.json", { cache: "no-store" }).catch(() => null);
  const { version = "" } = answer?.ok ? await answer.json().catch(() => ({})) : {};
  if (!version || version === root.dataset.version || root.dataset.update) return;
  root.dataset.update = "older";
  dispatchEvent(new CustomEvent("horseburg-update"));
}
