import { type MapConfig, VIDEO_PLATFORM } from '@holeshot/contract';

type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'worker-src';

/** What each map provider asks for beyond the site itself, as its own documentation lists it. */
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
 * The security policy of pages. Scripts run only with this response's nonce, or when such a script adds them;
 * styles only from the site or with the nonce. The map's provider is let in only where it is the one in use.
 */
export function pagePolicy(nonce: string, map: MapConfig): string {
  const more = MAP_SOURCES[map.provider];
  const own: Record<Directive, string> = {
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': VIDEO_PLATFORM.player,
    'worker-src': "'self'",
  };
  const names = Object.keys(own) as Directive[];
  return [
    "default-src 'none'",
    ...names.map((name) => [name, own[name], more[name]].filter(Boolean).join(' ')),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Headers of the files of builds, which are no documents. */
export const FILE_HEADERS: Record<string, string> = { 'x-content-type-options': 'nosniff' };

/** Headers of every other answer. */
export const COMMON_HEADERS: Record<string, string> = {
  ...FILE_HEADERS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
