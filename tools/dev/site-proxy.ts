import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { WORKER_PATH } from '@holeshot/contract';
import type { Configuration } from '@rspack/dev-server';

type Proxy = NonNullable<Configuration['proxy']>[number];

interface ChangedPage {
  html: string;
  /** absent to keep the policy of the site's page */
  policy?: string;
}

interface SiteProxyOptions {
  /** scheme and host of a running site */
  site: string;
  /** puts the development builds into a page of the site; undefined before they exist, and for HTML that is no page */
  changePage: (page: { html: string; policy: string }) => ChangedPage | undefined;
}

/** Headers about the connection to the site, and those about its unchanged HTML. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'strict-transport-security'];
const HTML_HEADERS = ['content-length', 'etag', 'last-modified'];
const POLICY = 'content-security-policy';

/** Addresses that are not pages. */
const NO_PAGE = /^\/(api|builds|files|og)\//;

const isPage = ({ url = '/' }: IncomingMessage): boolean => !NO_PAGE.test(url);

const isHtml = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('text/html') === true;

/** Forwards all requests to a running site, and puts the development builds into its pages. */
export function siteProxy({ site, changePage }: SiteProxyOptions): Proxy {
  const send = async (answer: IncomingMessage, request: IncomingMessage, response: ServerResponse) => {
    const { statusCode: status = 502, headers } = answer;
    if (!isPage(request) || !isHtml(headers)) {
      response.writeHead(status, localHeaders(headers, site));
      answer.pipe(response);
      return;
    }
    const html = await text(answer);
    const page = changePage({ html, policy: String(headers[POLICY] ?? '') });
    response.writeHead(status, {
      ...localHeaders(headers, site, page ? [...HTML_HEADERS, ...(page.policy ? [POLICY] : [])] : []),
      ...(page && { 'cache-control': 'no-store' }),
      ...(page?.policy && { [POLICY]: page.policy }),
    });
    response.end(page?.html ?? html);
  };
  return {
    // the site's service worker would keep development builds
    context: (url) => url !== WORKER_PATH,
    target: site,
    changeOrigin: true,
    selfHandleResponse: true,
    on: {
      proxyReq(proxied, request) {
        if (request.headers.origin !== undefined) proxied.setHeader('origin', site);
        const { cookie } = request.headers;
        if (cookie && site.startsWith('https:')) proxied.setHeader('cookie', toHostCookies(cookie));
        if (!isPage(request)) return;
        // requests the whole page, uncompressed
        proxied.setHeader('accept-encoding', 'identity');
        proxied.removeHeader('if-none-match');
      },
      proxyRes(answer, request, response) {
        send(answer, request, response).catch(() => response.destroy());
      },
      error(_error, _request, response) {
        if (!('writeHead' in response)) return;
        response.writeHead(502, { 'content-type': 'text/plain' });
        response.end(`${site} does not answer.`);
      },
    },
  };
}

/** Adds the prefix that the site's cookies have over HTTPS, except to that of avoided builds, which pages write. */
const toHostCookies = (header: string): string =>
  header.replaceAll(/(^|;\s*)(holeshot_(?!avoid=))/g, '$1__Host-$2');

/** Adapts the headers of the site's response to localhost: connection, redirects and cookies. */
function localHeaders(
  headers: IncomingHttpHeaders,
  site: string,
  dropped: readonly string[] = [],
): IncomingHttpHeaders {
  const { location, 'set-cookie': cookies, ...rest } = headers;
  const forwarded = Object.entries(rest).filter(
    ([name]) => !CONNECTION_HEADERS.includes(name) && !dropped.includes(name),
  );
  return {
    ...Object.fromEntries(forwarded),
    ...(location !== undefined && {
      location: location.startsWith(site) ? location.slice(site.length) || '/' : location,
    }),
    ...(cookies && {
      'set-cookie': cookies.map((cookie) => cookie.replace(/^__Host-|;\s*(secure|domain=[^;]*)/gi, '')),
    }),
  };
}
