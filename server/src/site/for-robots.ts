import {
  clubHref,
  clubsHref,
  downloadHref,
  eventHref,
  eventsHref,
  homeHref,
  patreonHref,
  profileHref,
  raceHref,
} from '@holeshot/contract';
import type { WireClub } from '@holeshot/contract/wire';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api/api-error';
import type { SiteLists } from '../features/lists/site-lists';
import type { OriginOf } from './request-origin';

interface Parts {
  readPublic: (path: string) => Promise<{ status: number; body: string }>;
  lists: SiteLists;
  /** first segments of the site's own pages: a handle like one has no page (specification section 2, Routes) */
  reservedWords: () => Promise<ReadonlySet<string>>;
  originOf: OriginOf;
}

/** What a sitemap may hold at most, by its own rules. */
const MOST_URLS = 50_000;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const sitemap = (root: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', urls: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...urls.map((url) => `<${item}><loc>${escapeXml(url)}</loc></${item}>`),
    `</${root}>`,
    '',
  ].join('\n');

/** Paths of every page that a search engine may list, races aside. */
async function listPaths({ readPublic, lists, reservedWords }: Parts): Promise<string[]> {
  const listClubs = async (): Promise<WireClub[]> => {
    const { status, body } = await readPublic('/api/public/clubs');
    if (status !== 200) throw new Error(`The clubs answered ${status}`);
    return JSON.parse(body);
  };
  const [clubs, events, handles, reserved] = await Promise.all([
    listClubs(),
    lists.events(),
    lists.profiles(),
    reservedWords(),
  ]);
  return [
    ...[homeHref(), eventsHref(), clubsHref(), downloadHref(), patreonHref()],
    ...clubs.map(({ ID }) => clubHref({ clubId: ID })),
    ...handles
      .filter((handle) => !reserved.has(handle.toLowerCase()))
      .map((handle) => profileHref({ handle })),
    ...events.map(({ id }) => eventHref({ eventId: id })),
  ];
}

/**
 * Adds `/robots.txt` and `/sitemap.xml`: an index of lists of at most 50,000 pages, which are at `/sitemap.xml?part=1`
 * and on.
 */
export function addForRobots(app: FastifyInstance, parts: Parts): void {
  const { lists, originOf } = parts;

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

  app.get<{ Querystring: { part?: string } }>('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    const [paths, raceCount] = await Promise.all([listPaths(parts), lists.countRaces()]);
    const last = Math.ceil((paths.length + raceCount) / MOST_URLS);
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    const { part } = request.query;
    if (part === undefined) {
      const urls = Array.from({ length: last }, (_, index) => `${origin}/sitemap.xml?part=${index + 1}`);
      return sitemap('sitemapindex', 'sitemap', urls);
    }
    const number = Number(part);
    if (!(Number.isInteger(number) && number >= 1 && number <= last)) {
      throw new ApiError('not-found', 'There is no such part of the sitemap.');
    }
    const from = (number - 1) * MOST_URLS;
    const first = paths.slice(from, from + MOST_URLS);
    const races = await lists.races({
      offset: Math.max(0, from - paths.length),
      limit: MOST_URLS - first.length,
    });
    const urls = [...first, ...races.map(raceHref)].map((path) => origin + path);
    return sitemap('urlset', 'url', urls);
  });
}
