const LINKS: ReadonlySet<string> = new Set(['url', 'image', 'logo', 'downloadUrl', '@id', 'item']);

/** Structured data with absolute addresses, as search engines require; `origin` is scheme and host. */
export function absoluteLinks(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((item) => absoluteLinks(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' && LINKS.has(name) && inner.startsWith('/')
        ? new URL(inner, origin).href
        : absoluteLinks(inner, origin),
    ]),
  );
}
