/** Scheme and host of a site's address, without a slash at the end; undefined for what is no address of a site. */
export function parseSite(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}
