const HASH = /^sha(256|384|512)-(.+)$/;

/** Whether content has one of the hashes of an `integrity` attribute; true if it has no hash. */
export async function hasIntegrity(content: ArrayBuffer, integrity: string): Promise<boolean> {
  const hashes = integrity.split(/\s+/).flatMap((text) => {
    const [, bits, value] = HASH.exec(text) ?? [];
    return bits && value ? { name: `SHA-${bits}`, value } : [];
  });
  if (hashes.length === 0) return true;
  const matches = await Promise.all(
    hashes.map(async ({ name, value }) => (await getDigest(name, content)) === value),
  );
  return matches.includes(true);
}

/** Returns a hash as base64, the format of security policies and `integrity` attributes. */
export async function getDigest(name: string, content: BufferSource): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest(name, content));
  return btoa(String.fromCharCode(...bytes));
}
