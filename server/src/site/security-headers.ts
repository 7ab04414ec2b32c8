import { hash } from 'node:crypto';
import { type MapConfig, type PinnedFile, VIDEO_PLATFORM } from '@holeshot/contract';
import fastifyPlugin from 'fastify-plugin';
import { isPersonalPath } from '../api/cors';
import { CSP_REPORTS_PATH } from '../features/reports/routes';

type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'worker-src';

/** The sources that each map provider's documentation lists, beyond the site itself. */
const MAP_SOURCES: Record<MapConfig['provider'], Partial<Record<Directive, string>>> = {
  'built-in': {},
  mapbox: {
    'img-src': 'blob:',
    'connect-src': 'https://*.tiles.mapbox.com https://api.mapbox.com https://events.mapbox.com',
    'worker-src': 'blob:',
  },
  google: {
    'script-src': "'unsafe-eval' blob:",
    'style-src': "'unsafe-inline' https://fonts.googleapis.com",
    'font-src': 'https://fonts.gstatic.com',
    'img-src':
      'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com',
    'connect-src': 'https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
    'frame-src': 'https://*.google.com',
    'worker-src': 'blob:',
  },
};

const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** The hashes of `<style>` contents, and that of an empty one, which styled-components fills by script. */
const styleHashes = (styles: string): string[] =>
  ['', ...Array.from(styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, content = '']) => content)].map(
    hashSource,
  );

interface PolicyOptions {
  scripts: readonly PinnedFile[];
  /** contents of the page's inline scripts */
  inlineScripts: readonly string[];
  /** `<style>` tags */
  styles: string;
  map: MapConfig;
  /** whether the page is served by HTTPS */
  isHttps?: boolean;
}

/** The name of the site's endpoint for reports. */
const REPORTS = 'csp';

/** The value of the header that defines `report-to`. */
export const REPORTING_ENDPOINTS = `${REPORTS}="${CSP_REPORTS_PATH}"`;

/**
 * The Content-Security-Policy of a page. A script runs only when its content has the hash of one of the page's scripts,
 * or when such a script adds it; a style comes from the site or is one of the page's. Only the map provider in use is
 * allowed. Google's adds styles, so it needs all inline styles. Browsers report violations to the site.
 */
export function pagePolicy({ scripts, inlineScripts, styles, map, isHttps = false }: PolicyOptions): string {
  const mapSources = MAP_SOURCES[map.provider];
  const scriptHashes = [
    ...scripts.map(({ integrity }) => `'${integrity}'`),
    ...inlineScripts.map(hashSource),
  ];
  const ownSources: Record<Directive, string> = {
    'script-src': `${scriptHashes.join(' ')} 'strict-dynamic'`,
    // a hash would make browsers ignore 'unsafe-inline'
    'style-src': map.provider === 'google' ? "'self'" : ["'self'", ...styleHashes(styles)].join(' '),
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    // itself, for the admin area: whoever comes there by a link still has the policy of the first page
    'frame-src': `'self' ${VIDEO_PLATFORM.player}`,
    'worker-src': "'self'",
  };
  const names = Object.keys(ownSources) as Directive[];
  return [
    "default-src 'none'",
    ...names.map((name) => [name, ownSources[name], mapSources[name]].filter(Boolean).join(' ')),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `report-uri ${CSP_REPORTS_PATH}`,
    // browsers that know it ignore `report-uri`, and report over HTTPS only
    ...(isHttps ? [`report-to ${REPORTS}`] : []),
  ].join('; ');
}

/** The path of the files of builds. */
export const BUILDS_PREFIX = '/builds/';

/** Pictures that pages of other sites may show. */
const PICTURE_PREFIXES = ['/og/', '/files/'];

const NOSNIFF = { 'x-content-type-options': 'nosniff' };

const ownedBy = (owner: 'same-origin' | 'cross-origin') => ({ 'cross-origin-resource-policy': owner });

const BUILD_FILE = { ...NOSNIFF, ...ownedBy('cross-origin') };

const POLICY = 'content-security-policy';

/** Answers of the API are data: as documents they run no scripts, and no page frames them. */
const DATA = { ...NOSNIFF, [POLICY]: "default-src 'none'; frame-ancestors 'none'" };

const DOCUMENT = {
  ...NOSNIFF,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
};

const PUBLIC_DATA = { ...DATA, ...ownedBy('cross-origin') };
const PRIVATE_DATA = { ...DATA, ...ownedBy('same-origin') };
const PICTURE = { ...DOCUMENT, ...ownedBy('cross-origin') };
const OWN_DOCUMENT = { ...DOCUMENT, ...ownedBy('same-origin') };

function headersFor(url: string): Record<string, string> {
  if (url.startsWith(BUILDS_PREFIX)) return BUILD_FILE;
  if (url.startsWith('/api/public/')) return isPersonalPath(url) ? PRIVATE_DATA : PUBLIC_DATA;
  if (url.startsWith('/api/') && !url.startsWith('/api/docs')) return PRIVATE_DATA;
  return PICTURE_PREFIXES.some((prefix) => url.startsWith(prefix)) ? PICTURE : OWN_DOCUMENT;
}

interface SecurityHeadersOptions {
  /** how long browsers use HTTPS only, seconds; no such header if absent */
  hstsSeconds?: number | undefined;
  /** whether that goes for all subdomains */
  hstsSubdomains?: boolean | undefined;
}

/** Adds the security headers to every answer. An answer's own policy stays. */
export const securityHeaders = fastifyPlugin<SecurityHeadersOptions>(
  async (app, { hstsSeconds, hstsSubdomains }) => {
    const hsts = `max-age=${hstsSeconds}${hstsSubdomains ? '; includeSubDomains' : ''}`;
    app.addHook('onSend', ({ url }, reply, _payload, done) => {
      const own = reply.getHeader(POLICY);
      reply.headers(headersFor(url));
      if (own !== undefined) reply.header(POLICY, own);
      if (hstsSeconds) reply.header('strict-transport-security', hsts);
      done();
    });
  },
);
