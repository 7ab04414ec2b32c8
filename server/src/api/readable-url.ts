/**
 * An address that every router can read: where a segment of a page's path is broken percent-encoding, its signs stand
 * for themselves, as the browser's half of the site takes them. So a visitor with a broken link gets the site's own
 * error page. The API's addresses stay as they came: it answers such a call itself.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || /^\/+api\//.test(url)) return url;
  const [path = '', query] = url.split(/(?=\?)(.*)/s, 2);
  const readable = path
    .split('/')
    .map((segment) => (isReadable(segment) ? segment : segment.replaceAll('%', '%25')));
  return readable.join('/') + (query ?? '');
}

function isReadable(segment: string): boolean {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
}
