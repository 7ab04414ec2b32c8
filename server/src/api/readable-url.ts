/**
 * The path and query of a request's target. A target may have a scheme and a host, which say nothing here. Browsers take
 * `\\` for `/`, so that `/\\host` in a redirect would lead to another site: it is encoded.
 */
export function getTargetPath(target: string): string {
  if (target.startsWith('/') && !target.includes('\\')) return target;
  const [path = '', query = ''] = target
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
    .split(/(?=\?)(.*)/s, 2);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return rooted.replaceAll('\\', '%5C') + query;
}

/**
 * The address with each segment that is not valid percent-encoding taken literally, as the router in the browser does,
 * and each that has a line break, which no route of the pages matches: a visitor with a broken link gets the site's error
 * page. Addresses of the API are returned unchanged; it answers such a call itself.
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
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}
