import {
  clubHref,
  clubsHref,
  downloadHref,
  eventHref,
  eventsHref,
  homeHref,
  patreonHref,
  pilotNameHref,
  pilotsHref,
  profileHref,
  raceHref,
  seasonHref,
} from '@holeshot/contract';
import type { Queryable } from '../../database';
import { listClubs } from '../../events/read/clubs';
import { listProfileHandles } from '../../people/profiles';
import {
  countSitemapRaces,
  listPilotNames,
  listSitemapEvents,
  listSitemapRaces,
  listSitemapSeasons,
} from './repository';

/** The limit of the sitemap protocol. */
const MAX_URLS = 50_000;

/** First segments of the site's own pages: a profile whose handle equals one has no page (R1). */
export type ReservedWords = ReadonlySet<string>;

/** The pages of a sitemap: those with a path, then the races, of which a slice can be read. */
export interface SitemapPages {
  paths: readonly string[];
  raceCount: number;
}

/** The pages that a search engine may list. */
export async function listPages(db: Queryable, reservedWords: ReservedWords): Promise<SitemapPages> {
  const [clubs, events, handles, names, seasons, raceCount] = await Promise.all([
    listClubs(db),
    listSitemapEvents(db),
    listProfileHandles(db),
    listPilotNames(db),
    listSitemapSeasons(db),
    countSitemapRaces(db),
  ]);
  const paths = [
    ...[homeHref(), eventsHref(), clubsHref(), pilotsHref(), downloadHref(), patreonHref()],
    ...clubs.map(({ id }) => clubHref({ clubId: id })),
    ...handles
      .filter((handle) => !reservedWords.has(handle.toLowerCase()))
      .map((handle) => profileHref({ handle })),
    ...names.map(pilotNameHref),
    ...seasons.map(seasonHref),
    ...events.map(eventHref),
  ];
  return { paths, raceCount };
}

/** How many parts of 50,000 pages a sitemap has. */
export const countParts = ({ paths, raceCount }: SitemapPages): number =>
  Math.ceil((paths.length + raceCount) / MAX_URLS);

/** The content of part `number` (from 1) of a sitemap: some of the paths, then a slice of the races. */
export function slicePart(
  { paths }: SitemapPages,
  number: number,
): { paths: readonly string[]; races: { offset: number; limit: number } } {
  const start = (number - 1) * MAX_URLS;
  const ownPaths = paths.slice(start, start + MAX_URLS);
  return {
    paths: ownPaths,
    races: { offset: Math.max(0, start - paths.length), limit: MAX_URLS - ownPaths.length },
  };
}

/** The paths of part `number` (from 1) of a sitemap. */
export async function listPathsOfPart(db: Queryable, pages: SitemapPages, number: number): Promise<string[]> {
  const { paths, races } = slicePart(pages, number);
  return [...paths, ...(await listSitemapRaces(db, races)).map(raceHref)];
}
