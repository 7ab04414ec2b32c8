/* Parts of bad requests. */

const words = (text: string): string[] => text.split(/\s+/);

export const ODD_SEGMENTS: readonly string[] = [
  '',
  ' ',
  '\0',
  "1' or '1'='1",
  '1;drop table events',
  ...words(`. .. ... %2e%2e %2f %5c \\ % %% %zz %e0%a4 %00 %ff%fe ~ * %u0041 ; ;a=b : @ # %23 + %20 %0d%0aX-Injected:%20a
    $where __proto__ constructor toString undefined null NaN -1 0 1e999 99999999999999999999 0x10 ' " \` {{7*7}} <script>
    ../../etc/passwd 😀 ä index.html .git .env wp-admin package.json manifest.json current.json server files`),
];

export const AREAS =
  words(`api api/public api/docs api/docs/json api/health event events club clubs og og/event og/pilot
  files files/demo builds builds/shell builds/mf-race .well-known sitemap.xml robots.txt calendar.ics icon.svg login
  account admin download patreon @`);

export const METHODS: readonly string[] = [
  '',
  'GE T',
  ...words('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND M-SEARCH PURGE QUERY CONNECT BREW get'),
];

export const NUMBERS = words('0 -1 1 100 1001 99999999999 1.5 1e3 NaN 0x1');

export const HEADER_NAMES =
  words(`Accept-Encoding Accept Range If-None-Match If-Modified-Since If-Range Cookie Origin
  Referer User-Agent X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-HTTP-Method-Override Content-Type
  Accept-Language Authorization Upgrade Expect Connection TE Trailer Via Access-Control-Request-Method Forwarded
  Max-Forwards HTTP2-Settings Content-Encoding Host`);

export const HEADER_VALUES: readonly string[] = [
  '',
  '\t',
  'x'.repeat(5_000),
  'gzip;q=999, br;q=-1',
  'br;q=0, *;q=0',
  'W/"x", "y"',
  'session=; a==b; =; "',
  'Thu, 99 Foo 2026',
  'close, keep-alive',
  '256.1.1.1, ::1',
  ...words(`* , ; identity;q=0 bytes=0-0 bytes=-1 bytes=5-2 bytes=0-,-1,0-0 bytes=99999999999- items=1 W/" "a "*"
    __proto__=1 a=% 0 100-continue 200-ok websocket h2c upgrade trailers http://[ null application/json text/html;q=2
    é\x7f multipart/form-data chunked 127.0.0.1 for="[::1 Basic Bearer`),
];

/** Bytes that are not a valid request. */
export const NO_REQUESTS: readonly string[] = [
  '\r\n\r\n',
  '\n',
  '\0\0\0\0',
  'GET',
  'GET /',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\n\n',
  'GET /events HTTP/0.9\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\n',
  '\x16\x03\x01\x02\0\x01\0\x01\xfc',
  'GET / HTTP/1.1\r\nHost: a\r\n b: folded\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nX: \x01\x02\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n: empty\r\n\r\n',
  'GET /?a=b HTTP/1.1 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
  'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n',
  'GET http:// HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET http://[::1 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'POST /api/public/events HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n',
  'POST /api/public/events HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nabc\r\n',
];
