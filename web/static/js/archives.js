// Archives of Python's. Each is packed as a whole: it travels with a quarter less than file by file.
import { lookForNewer } from "./outdated.js";

const failed = new Set(); // what the browser has kept of these may be a host's own page, or half

export async function fetchArchive(address) {
  try {
    return await fetched(address);
  } catch (reason) {
    lookForNewer();
    throw reason;
  }
}

async function fetched(address) {
  const cache = failed.has(address) ? "reload" : "default";
  failed.add(address);
  const response = await fetch(new URL(`../../${address}`, import.meta.url), { cache });
  if (!response.ok) throw new Error(`${address} is missing (${response.status})`);
  const files = response.body.pipeThrough(new DecompressionStream("gzip"));
  const archive = new Uint8Array(await new Response(files).arrayBuffer());
  failed.delete(address);
  return archive;
}
