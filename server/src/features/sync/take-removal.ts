import type { DeliveryReply } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { type Database, invalidate, type Queryable, schema } from '../../database';
import { findNewestBody } from '../../events/read/races';
import { storePilotNames } from '../../events/summarise/store-pilot-names';
import { recordDeliveredEvent } from '../../events/write/record-event-revision';
import { tellChange } from '../../events/write/registration';
import { lockEvent, SYNC_SOURCE, storeContent } from '../../events/write/store-content';
import { FaultLog } from '../../importing/read/fault';
import { hasOwnEvent } from './own-event';
import { type Position, type SortedParts, sortParts, storePositions } from './positions';
import { type Delivery, NO_FILES } from './take-event';
import { getStatus, refuse } from './take-race';

const { events } = schema;

/** The origin of revisions for removed folders of the desktop app. */
export const REMOVAL_SOURCE = { who: SYNC_SOURCE.who, why: 'removed' } as const;

/** A removal's placeholder for the hash of files. */
const NOTHING = '';

/** Runs `remove` if the club has the event and no newer delivery of the part, and stores the sequence number. */
async function takeRemoval(
  database: Database,
  { eventId, clubId }: Delivery,
  { part, sequence }: Pick<Position, 'part' | 'sequence'>,
  remove: (tx: Queryable) => Promise<DeliveryReply['status']>,
): Promise<DeliveryReply> {
  return database.transaction(async (tx) => {
    await lockEvent(tx, eventId);
    // an event that the site does not have needs no removal
    if (!(await hasOwnEvent(tx, eventId, clubId)))
      return { ...refuse(sequence), status: 'unchanged', faults: [] };
    const sorted: SortedParts<Position> = await sortParts(tx, eventId, [
      { part, sequence, contentHash: NOTHING },
    ]);
    let status: DeliveryReply['status'] = sorted.outdated.length > 0 ? 'outdated' : 'unchanged';
    if (sorted.current.length > 0) status = await remove(tx);
    await storePositions(tx, eventId, sorted.current);
    return { status, sequence: sorted.sequence, outdated: [], faults: [] };
  });
}

/**
 * Handles a removed folder of a race: a new revision marks the race as not valid, which hides it from lists and
 * standings. A later delivery or a restored revision brings it back. For a race that was corrected by hand a manager
 * decides. Throws `ApiError` (forbidden) for an event of another club.
 */
export const removeRace = (
  database: Database,
  { raceId, ...delivery }: Delivery & { raceId: string },
  sequence: number,
): Promise<DeliveryReply> =>
  takeRemoval(database, delivery, { part: raceId, sequence }, async (tx) => {
    const { eventId, clubId, source } = delivery;
    const body = await findNewestBody(tx, eventId, raceId);
    if (!body || body.race.Valid === false) return 'unchanged';
    const race = { id: raceId, folder: raceId, race: { ...body.race, Valid: false }, results: body.results };
    const owner = { clubId, folderName: eventId, ...source };
    const stored = await storeContent(tx, eventId, { ...NO_FILES, races: [race] }, owner, new FaultLog());
    return getStatus(stored.races);
  });

/**
 * Handles a removed folder of an event: the event is hidden until its Event.json is delivered again, or a manager shows
 * it. Throws `ApiError` (forbidden) for an event of another club.
 */
export const removeEvent = (
  database: Database,
  delivery: Delivery,
  sequence: number,
): Promise<DeliveryReply> =>
  takeRemoval(database, delivery, { part: 'event', sequence }, async (tx) => {
    const isEvent = eq(events.id, delivery.eventId);
    const [event] = await tx.select().from(events).where(isEvent);
    if (!event || event.removedAt !== null) return 'unchanged';
    await tx
      .update(events)
      .set({
        enabled: false,
        removedAt: new Date(),
        updatedAt: new Date(),
        // the next Event.json is stored in any case
        partHashes: { ...event.partHashes, event: NOTHING },
      })
      .where(isEvent);
    await recordDeliveredEvent(tx, event, delivery.source);
    await tellChange(tx, event, { ...event, enabled: false });
    await storePilotNames(tx, [event.clubId]);
    await invalidate(tx, [`event:${event.id}`, 'events', 'clubs']);
    return 'changed';
  });
