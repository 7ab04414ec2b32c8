import { ApiError } from '../../api/api-error';
import { parseParams } from '../../api/public-read';
import type { ReadCache } from '../../api/read-cache';
import { createRevisionCache } from '../../api/revision-cache';
import type { Queryable } from '../../database';
import { getProfile } from '../auth/repository';
import { getClub, listClubs } from '../clubs/repository';
import { listFrontEvents } from '../events/overview';
import { listEventsOfClub, listEventsOfUser } from '../events/repository';
import { getEventWith, getPart } from '../events/whole-event';
import { listRaces } from '../races/repository';
import { findRanking } from '../rankings/repository';
import { listReleases } from '../releases/repository';
import {
  presentClubContent,
  presentClubsContent,
  presentDownloadContent,
  presentEventsContent,
  presentHomeContent,
} from './present-pages';
import {
  presentEventContent,
  presentPilotContent,
  presentPilotInEventContent,
  presentRaceContent,
  type SharingContent,
} from './presenter';

const MAX_PAGES = 1_000;

/** Finds what the picture at `/og/{path}` shows. Throws `ApiError` for a malformed address or unknown ids. */
export type FindSharingContent = (path: string) => Promise<SharingContent>;

/** What pictures show, from memory for as long as it stays the same. */
export function createContentFinder(db: Queryable, cache: ReadCache): FindSharingContent {
  const pages = createRevisionCache<SharingContent>(cache, {
    name: 'sharing pictures of pages',
    scopes: ['events', 'clubs', 'users', 'releases'],
    maxSize: MAX_PAGES,
    sizeOf: () => 1,
    // An event counts from its start on.
    cacheMs: 60_000,
  });
  return (path) => {
    const [kind = '', id = '', ...rest] = path.replace(/\.png$/, '').split('/');
    if (kind === 'event') return getEventContent(db, cache, id, rest);
    if (rest.length > 0) throw noPicture();
    switch (kind) {
      case 'pilot': {
        const { handle } = parseParams('profile', { handle: id });
        return pages.get(`pilot ${handle}`, () => getPilotContent(db, handle));
      }
      case 'club': {
        const { clubId } = parseParams('club', { clubId: id });
        return pages.get(`club ${clubId}`, () => getClubContent(db, Number(clubId)));
      }
      default: {
        const make = id === '' ? PAGES.get(kind) : undefined;
        if (!make) throw noPicture();
        return pages.get(kind, () => make(db));
      }
    }
  };
}

const noPicture = () => new ApiError('not-found', 'There is no such kind of picture.');

/** Pages without an id. */
const PAGES = new Map<string, (db: Queryable) => Promise<SharingContent>>([
  ['home', async () => presentHomeContent()],
  ['events', async (db) => presentEventsContent((await listFrontEvents(db, Date.now())).upcoming)],
  ['clubs', async (db) => presentClubsContent(await listClubs(db))],
  ['download', async (db) => presentDownloadContent((await listReleases(db))[0]?.version)],
]);

async function getPilotContent(db: Queryable, handle: string): Promise<SharingContent> {
  const profile = await getProfile(db, handle);
  const events = await listEventsOfUser(db, profile.id, Date.now());
  return presentPilotContent(profile, events.length);
}

async function getClubContent(db: Queryable, clubId: number): Promise<SharingContent> {
  const [club, events] = await Promise.all([getClub(db, clubId), listEventsOfClub(db, clubId)]);
  return presentClubContent(club, events.length);
}

/** The picture of an event, or of a race or pilot in it. */
async function getEventContent(
  db: Queryable,
  cache: ReadCache,
  id: string,
  [part, partId = '']: readonly string[],
): Promise<SharingContent> {
  const { eventId } = parseParams('event', { eventId: id });
  switch (part) {
    case undefined: {
      const [event, ranking] = await getEventWith(db, cache, eventId, findRanking(db, eventId));
      return presentEventContent(event, ranking);
    }
    case 'pilot': {
      const { pilotId } = parseParams('racesOfPilot', { eventId, pilotId: partId });
      const [event, ranking] = await getEventWith(db, cache, eventId, findRanking(db, eventId));
      getPart(event.pilots, 'pilot', pilotId);
      return presentPilotInEventContent(event, ranking, pilotId);
    }
    default: {
      const { raceId } = parseParams('race', { eventId, raceId: partId });
      const [event, races] = await getEventWith(db, cache, eventId, listRaces(db, cache, eventId));
      return presentRaceContent(getPart(races, 'race', raceId), event);
    }
  }
}
