/** The headers that name the revision of an answer, and the hash of its content (R162, R163). */
export const revisionHeaders = (number: number, hash: string): Readonly<Record<string, string>> => ({
  'x-revision': String(number),
  'x-revision-hash': `sha256:${hash}`,
});
