import {
  clubHref,
  clubsHref,
  downloadHref,
  eventHref,
  eventsHref,
  homeHref,
  patreonHref,
  profileHref,
} from '@holeshot/contract';
import type { WireClub, WireEventListItem } from '@holeshot/contract/wire';
import type { FastifyInstance } from 'fastify';
import type { OriginOf } from './request-origin';

type ReadPublic = (path: string) => Promise<{ status: number; body: string }>;

/** What a sitemap may hold at most, by its own rules. */
const MOST_URLS = 50_000;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Adds `/robots.txt` and `/sitemap.xml`: every page that a search engine may list. `listProfiles` gives the handles of
 * public profiles, which no call of the API lists.
 */
export function addForRobots(
  app: FastifyInstance,
  {
    readPublic,
    listProfiles,
    originOf,
  }: { readPublic: ReadPublic; listProfiles: () => Promise<string[]>; originOf: OriginOf },
): void {
  const list = async <T>(path: string): Promise<T[]> => {
    const { status, body } = await readPublic(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return JSON.parse(body) as T[];
  };

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /admin',
          'Disallow: /account',
          'Disallow: /manageClub',
          'Disallow: /logout',
          'Allow: /',
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const [clubs, events, handles] = await Promise.all([
      list<WireClub>('/api/public/clubs'),
      list<WireEventListItem>('/api/public/events'),
      listProfiles(),
    ]);
    const paths = [
      ...[homeHref(), eventsHref(), clubsHref(), downloadHref(), patreonHref()],
      ...clubs.map(({ ID }) => clubHref({ clubId: ID })),
      ...handles.map((handle) => profileHref({ handle })),
      ...events.map(({ ID }) => eventHref({ eventId: ID })),
    ].slice(0, MOST_URLS);
    const origin = originOf(request);
    const urls = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
}
