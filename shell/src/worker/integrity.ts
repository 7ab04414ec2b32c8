const HASH = /^sha(256|384|512)-(.+)$/;

/** Whether content has one of the hashes of an `integrity` attribute; without a hash nothing is said about it. */
export async function hasIntegrity(content: ArrayBuffer, integrity: string): Promise<boolean> {
  const hashes = integrity.split(/\s+/).flatMap((text) => {
    const [, bits, value] = HASH.exec(text) ?? [];
    return bits && value ? { name: `SHA-${bits}`, value } : [];
  });
  if (hashes.length === 0) return true;
  const found = await Promise.all(
    hashes.map(async ({ name, value }) => (await getDigest(name, content)) === value),
  );
  return found.includes(true);
}

/** A hash as base64, as policies and `integrity` attributes write it. */
export async function getDigest(name: string, content: BufferSource): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest(name, content));
  return btoa(String.fromCharCode(...bytes));
}
