import type { FastifyPluginAsync } from 'fastify';
import { drawAppIcon } from './icon';

/** The sizes that browsers require of an app. */
const SIZES = [192, 512] as const;
/** `any` has rounded corners; the system crops `maskable` to its own shape. */
const PURPOSES = ['any', 'maskable'] as const;

type Purpose = (typeof PURPOSES)[number];

const iconHref = (size: number, purpose: Purpose): string => `/icon-${size}-${purpose}.png`;

/** Colours of the dark theme, which the first paint uses. */
const GROUND = '#0B0C0E';

const MANIFEST = JSON.stringify({
  id: '/',
  name: 'Holeshot',
  short_name: 'Holeshot',
  description: 'Drone races: events, live timing, pilots and clubs',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  icons: SIZES.flatMap((size) =>
    PURPOSES.map((purpose) => ({
      src: iconHref(size, purpose),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
});

/** The manifest and icons of the site as an app on a home screen. */
export const webApp: FastifyPluginAsync = async (app) => {
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=86400').send(MANIFEST),
  );
  for (const size of SIZES) {
    for (const purpose of PURPOSES) {
      app.get(iconHref(size, purpose), async (_request, reply) =>
        reply
          .type('image/png')
          .header('cache-control', 'public, max-age=86400')
          .send(await drawAppIcon(size, purpose === 'maskable')),
      );
    }
  }
};
