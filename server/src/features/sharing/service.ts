import { clubColor, hasEnded } from '@holeshot/domain';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../api/api-error';
import { parseParams } from '../../api/public-read';
import { createVersionedCache, type ReadCache } from '../../cache/versioned-cache';
import { type Queryable, schema } from '../../database';
import { listAttendedEvents } from '../../events/read/attended';
import { listBestRecords, listClubRecords } from '../../events/read/best-records';
import { getClub, listClubs } from '../../events/read/clubs';
import { listEventsOfClub } from '../../events/read/list-events';
import { listFrontEvents } from '../../events/read/overview';
import { listRaces } from '../../events/read/races';
import { getRanking } from '../../events/read/rankings';
import { readSeasons } from '../../events/read/seasons';
import { getEvent, getEventWith, getPart } from '../../events/read/whole-event';
import { getProfile } from '../../people/profiles';
import { listReleases } from '../../releases/list-releases';
import {
  presentClubContent,
  presentClubsContent,
  presentDownloadContent,
  presentEventsContent,
  presentHomeContent,
} from './present-pages';
import { presentRecordsContent } from './present-records';
import { presentSeasonContent } from './present-season';
import {
  eventColor,
  presentDate,
  presentEventContent,
  presentPilotContent,
  presentPilotInEventContent,
  presentRaceContent,
  type SharingContent,
} from './presenter';

const MAX_PAGES = 1_000;

/** Finds what the picture at `/og/{path}` shows. Throws `ApiError` for a malformed address or unknown ids. */
type FindSharingContent = (path: string) => Promise<SharingContent>;

/** The contents of pictures, from memory for as long as they stay the same. */
export function createContentFinder(db: Queryable, cache: ReadCache): FindSharingContent {
  const pages = createVersionedCache<SharingContent>(cache, {
    name: 'sharing pictures of pages',
    scopes: ['events', 'clubs', 'users', 'releases'],
    maxSize: MAX_PAGES,
    getSize: () => 1,
    // An event counts from its start on.
    cacheMs: 60_000,
  });
  const find: FindSharingContent = async (path) => {
    const [kind = '', id = '', ...rest] = path.replace(/\.png$/, '').split('/');
    if (kind === 'event') return getEventContent(db, cache, id, rest);
    if (kind === 'club' && rest.join() === RECORDS) {
      const { clubId } = parseParams('club', { clubId: id });
      return pages.get(`club ${clubId} records`, () => getClubRecordsContent(db, Number(clubId)));
    }
    if (kind === 'club' && rest[0] === SEASON && rest.length === 2) {
      const { clubId } = parseParams('club', { clubId: id });
      const { seasonId } = parseParams('season', { seasonId: rest[1] });
      return pages.get(`season ${clubId} ${seasonId}`, () =>
        getSeasonContent(db, Number(clubId), Number(seasonId)),
      );
    }
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
  return async (path) =>
    path.startsWith(STORY) ? { ...(await find(path.slice(STORY.length))), format: 'story' } : find(path);
}

/** Of an event or a club: its best times. */
const RECORDS = 'records';
/** Of a club. */
const SEASON = 'season';
/** The same pictures in the format of stories. */
const STORY = 'story/';

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
  const events = await listAttendedEvents(db, profile.id);
  return presentPilotContent(profile, events.length);
}

async function getClubContent(db: Queryable, clubId: number): Promise<SharingContent> {
  const [club, events] = await Promise.all([getClub(db, clubId), listEventsOfClub(db, clubId)]);
  return presentClubContent(club, events.length);
}

/** Without a record the club. */
async function getClubRecordsContent(db: Queryable, clubId: number): Promise<SharingContent> {
  const [club, records] = await Promise.all([getClub(db, clubId), listClubRecords(db, clubId)]);
  const content = presentRecordsContent({
    records,
    name: club.name,
    facts: ['Club records'],
    seed: `club ${clubId}`,
    color: clubColor(club.primaryColor, clubId),
  });
  return content ?? getClubContent(db, clubId);
}

/** Throws for an unknown season, and for one of another club than the address names, like its page. */
async function getSeasonContent(db: Queryable, clubId: number, seasonId: number): Promise<SharingContent> {
  const { seasons } = schema;
  const [stored] = await readSeasons(db, and(eq(seasons.id, seasonId), eq(seasons.clubId, clubId)));
  if (!stored) throw noPicture();
  return presentSeasonContent(stored);
}

/** Without a record the event. */
async function getEventRecordsContent(
  db: Queryable,
  cache: ReadCache,
  eventId: string,
): Promise<SharingContent> {
  const event = await getEvent(db, cache, eventId);
  const records = await listBestRecords(db, { where: eq(schema.events.id, eventId), target: event.laps });
  const content = presentRecordsContent({
    records,
    name: event.name,
    seed: event.id,
    color: eventColor(event),
    facts: ['Lap records', ...presentDate(event.start)],
  });
  return content ?? getEventContent(db, cache, eventId, []);
}

/** The picture of an event, or of its records, a race or a pilot in it. */
async function getEventContent(
  db: Queryable,
  cache: ReadCache,
  id: string,
  [part, partId = '']: readonly string[],
): Promise<SharingContent> {
  const { eventId } = parseParams('event', { eventId: id });
  switch (part) {
    case undefined: {
      const [event, ranking, races] = await Promise.all([
        getEvent(db, cache, eventId),
        getRanking(db, cache, eventId),
        listRaces(db, cache, eventId),
      ]);
      return presentEventContent(event, ranking, hasEnded(event, races, Date.now()));
    }
    case RECORDS:
      return getEventRecordsContent(db, cache, eventId);
    case 'pilot': {
      const { pilotId } = parseParams('racesOfPilot', { eventId, pilotId: partId });
      const [event, ranking] = await Promise.all([
        getEvent(db, cache, eventId),
        getRanking(db, cache, eventId),
      ]);
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
