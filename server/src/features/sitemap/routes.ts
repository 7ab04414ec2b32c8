import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';
import { type CachedText, createTextCache, sendCachedText, toCachedText } from '../../api/send-answer';
import { type AgedValue, createVersionedCache } from '../../cache/versioned-cache';
import type { Scope } from '../../database';
import { countParts, listPages, listPathsOfPart, type ReservedWords, type SitemapPages } from './service';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const sitemapXml = (
  root: 'urlset' | 'sitemapindex',
  item: 'url' | 'sitemap',
  urls: readonly string[],
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...urls.map((url) => `<${item}><loc>${escapeXml(url)}</loc></${item}>`),
    `</${root}>`,
    '',
  ].join('\n');

/** Rules are prefixes: the profile `/accountant/` begins like the page of the account. */
const PERSONAL_PAGES = ['/admin', '/account', '/manageClub', '/logout'];

/**
 * `/robots.txt` and `/sitemap.xml`: an index of lists of at most 50,000 pages, which are at `/sitemap.xml?part=1` and
 * following.
 */
export const sitemapRoutes: FastifyPluginAsync<{ getReservedWords: () => Promise<ReservedWords> }> = async (
  app,
  { getReservedWords },
) => {
  const { db } = app.database;

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          ...PERSONAL_PAGES.flatMap((page) => [
            `Disallow: ${page}$`,
            `Disallow: ${page}/`,
            `Disallow: ${page}?`,
          ]),
          'Allow: /',
          `Sitemap: ${request.siteOrigin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  const scopes: readonly Scope[] = ['events', 'clubs', 'users'];
  const lists = createVersionedCache<SitemapPages>(app.readCache, {
    name: 'pages of the sitemap',
    scopes,
    maxSize: 1,
    getSize: () => 1,
  });
  const texts = createTextCache(app.readCache, { name: 'sitemap', scopes, maxBytes: app.cacheSizes.sitemap });
  app.metrics.watchCache('sitemap', texts.figures);

  /** The text of a part, or of the index; throws 404 for a part that does not exist. */
  const getSitemap = async (origin: string, part: string | undefined): Promise<AgedValue<CachedText>> => {
    const reserved = await getReservedWords();
    const words = [...reserved].join(' ');
    const { value: pages, ...age } = await lists.getOrLast(words, () => listPages(db, reserved));
    const lastPart = countParts(pages);
    if (part === undefined) {
      const numbers = Array.from({ length: lastPart }, (_, index) => index + 1);
      const urls = numbers.map((number) => `${origin}/sitemap.xml?part=${number}`);
      return { value: toCachedText(sitemapXml('sitemapindex', 'sitemap', urls)), ...age };
    }
    const number = Number(part);
    if (!(Number.isInteger(number) && number >= 1 && number <= lastPart)) {
      throw new ApiError('not-found', 'There is no such part of the sitemap.');
    }
    return texts.getOrLast(`${number} ${origin} ${words}`, async () => {
      const paths = await listPathsOfPart(db, pages, number);
      const urls = paths.map((path) => origin + path);
      return toCachedText(sitemapXml('urlset', 'url', urls));
    });
  };

  app.get<{ Querystring: { part?: string } }>('/sitemap.xml', async (request, reply) => {
    const sitemap = await getSitemap(request.siteOrigin, request.query.part);
    reply.header('cache-control', 'public, max-age=3600');
    return sendCachedText(request, reply, sitemap, 'application/xml; charset=utf-8');
  });
};
