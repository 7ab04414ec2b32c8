import { ApiError } from '../../api/api-error';
import { parseParams } from '../../api/public-read';
import type { ReadCache } from '../../api/read-cache';
import { createRevisionCache } from '../../api/revision-cache';
import type { Queryable } from '../../database';
import { getProfile } from '../auth/repository';
import { listEventsOfUser } from '../events/repository';
import { getEvent, getEventWith, getPart } from '../events/whole-event';
import { listRaces } from '../races/repository';
import {
  presentEventContent,
  presentPilotContent,
  presentRaceContent,
  type SharingContent,
} from './presenter';

const MAX_PILOTS = 1_000;

/** Finds what the picture at `/og/{path}` shows. Throws `ApiError` for a malformed address or unknown ids. */
export type FindSharingContent = (path: string) => Promise<SharingContent>;

/** What pictures show, from memory for as long as it stays the same. */
export function createContentFinder(db: Queryable, cache: ReadCache): FindSharingContent {
  const pilots = createRevisionCache<SharingContent>(cache, {
    name: 'sharing pictures of pilots',
    scopes: ['events', 'clubs', 'users'],
    maxSize: MAX_PILOTS,
    sizeOf: () => 1,
    // An event counts from its start on.
    cacheMs: 60_000,
  });
  return (path) => {
    const [kind = '', id = ''] = path.replace(/\.png$/, '').split('/');
    if (kind !== 'pilot') return getEventContent(db, cache, path);
    const { handle } = parseParams('profile', { handle: id });
    return pilots.get(handle, () => getPilotContent(db, handle));
  };
}

async function getPilotContent(db: Queryable, handle: string): Promise<SharingContent> {
  const profile = await getProfile(db, handle);
  const events = await listEventsOfUser(db, profile.id, Date.now());
  return presentPilotContent(profile, events.length);
}

async function getEventContent(db: Queryable, cache: ReadCache, path: string): Promise<SharingContent> {
  const [kind = '', id = '', , race] = path.replace(/\.png$/, '').split('/');
  if (kind !== 'event') throw new ApiError('not-found', 'There is no such kind of picture.');
  if (race === undefined) {
    const { eventId } = parseParams('event', { eventId: id });
    return presentEventContent(await getEvent(db, cache, eventId));
  }
  const { eventId, raceId } = parseParams('race', { eventId: id, raceId: race });
  const [event, races] = await getEventWith(db, cache, eventId, listRaces(db, cache, eventId));
  return presentRaceContent(getPart(races, 'race', raceId), event);
}
