// Archives of Python's. Each is packed as a whole: it travels with a quarter less than file by file.
export async function fetchArchive(address) {
  const response = await fetch(new URL(`../../${address}`, import.meta.url));
  if (!response.ok) throw new Error(`${address} is missing (${response.status})`);
  const files = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(files).arrayBuffer());
}
