import { type MapConfig, VIDEO_PLATFORM } from '@holeshot/contract';
import fastifyPlugin from 'fastify-plugin';

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
    'style-src': 'https://fonts.googleapis.com',
    'font-src': 'https://fonts.gstatic.com',
    'img-src':
      'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com',
    'connect-src': 'https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
    'frame-src': 'https://*.google.com',
    'worker-src': 'blob:',
  },
};

/**
 * The Content-Security-Policy of a page. A script runs only with this response's nonce, or when such a script adds it;
 * a style comes from the site or has the nonce. Only the map provider in use is allowed.
 */
export function pagePolicy(nonce: string, map: MapConfig): string {
  const mapSources = MAP_SOURCES[map.provider];
  const ownSources: Record<Directive, string> = {
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': VIDEO_PLATFORM.player,
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
  ].join('; ');
}

/** The files of builds, which are not documents. */
const BUILD_FILE_HEADERS: Record<string, string> = { 'x-content-type-options': 'nosniff' };

/** Every other answer. */
const COMMON_HEADERS: Record<string, string> = {
  ...BUILD_FILE_HEADERS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** The path of the files of builds. */
export const BUILDS_PREFIX = '/builds/';

/** Answers of the API are data: a browser that opens one as a document runs nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Data and pictures that pages of other sites may show. */
const PUBLIC_PREFIXES = ['/api/public/', '/og/', '/files/', BUILDS_PREFIX];

interface SecurityHeadersOptions {
  /** how long browsers use HTTPS only, seconds; without it they are not told to */
  hstsSeconds?: number | undefined;
}

/** Adds the security headers to every answer; pages and files with a policy of their own keep it. */
export const securityHeaders = fastifyPlugin<SecurityHeadersOptions>(async (app, { hstsSeconds }) => {
  app.addHook('onSend', async ({ url }, reply) => {
    reply.headers(url.startsWith(BUILDS_PREFIX) ? BUILD_FILE_HEADERS : COMMON_HEADERS);
    const isPublic = PUBLIC_PREFIXES.some((prefix) => url.startsWith(prefix));
    reply.header('cross-origin-resource-policy', isPublic ? 'cross-origin' : 'same-origin');
    if (/^\/api\/(?!docs)/.test(url)) reply.header('content-security-policy', DATA_POLICY);
    if (hstsSeconds) reply.header('strict-transport-security', `max-age=${hstsSeconds}`);
  });
});
