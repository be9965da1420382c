// Whether the browser lets this page reach devices in the same network, which some ask their owner about.

const NAMES = ["local-network", "local-network-access"]; // as it is called, and as it was at first

/** "granted", "denied" or "prompt"; "" where this browser does not ask. */
export async function mayReach() {
  for (const name of NAMES) {
    try {
      return (await navigator.permissions.query({ name })).state;
    } catch {
      // it does not know that name
    }
  }
  return "";
}
