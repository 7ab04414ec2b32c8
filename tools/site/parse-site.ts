/** Scheme and host of a site's address, without a trailing slash; undefined for an invalid address. */
export function parseSite(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}
