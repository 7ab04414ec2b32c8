import { and, asc, eq } from 'drizzle-orm';
import { notFoundError } from '../../api/api-error';
import { type Queryable, schema } from '../../database';
import type { RaceBody } from '../../database/schema';
import { FaultLog } from '../../importing/read/fault';
import { findRevision } from '../read/find-revision';
import { findNewestBody } from '../read/races';
import { lockForRanking } from '../summarise/lock-for-ranking';
import { storeRanking } from '../summarise/store-ranking';
import { updateProjections } from '../summarise/update-projections';
import type { Author } from '../write/record-event-revision';
import { SYNC_SOURCE } from '../write/store-content';
import { storeRaces } from '../write/store-races';
import { requireReason } from './require-reason';

const { clubs, events, raceRevisions, races } = schema;

/** How the reason of a revision begins that is a delivery which waited. */
export const TOOK_DELIVERY = 'took the delivery from';

/** A race of an event. */
export interface RaceRef {
  eventId: string;
  raceId: string;
}

const isRace = ({ eventId, raceId }: RaceRef) => and(eq(races.eventId, eventId), eq(races.id, raceId));

/** The newest content of a race; nobody else writes its event until the transaction ends. Throws 404. */
export async function lockRace(tx: Queryable, ref: RaceRef): Promise<RaceBody> {
  await lockForRanking(tx, ref.eventId);
  const body = await findNewestBody(tx, ref.eventId, ref.raceId);
  if (!body) throw notFoundError('race', 'raceId');
  return body;
}

/**
 * Appends a revision of a race by hand, with everything that is computed from it. Deliveries of the desktop app no longer
 * replace it. Returns whether the content differs from the newest one.
 */
export async function storeRevision(
  tx: Queryable,
  { eventId, raceId }: RaceRef,
  body: RaceBody,
  { who, why }: Author,
): Promise<boolean> {
  const [row] = await tx
    .select({ event: events, club: clubs })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(eq(events.id, eventId));
  if (!row) throw notFoundError('event', 'eventId');
  const { event, club } = row;
  const file = { id: raceId, folder: raceId, race: body.race, results: body.results };
  const { timingLocation, officialAt } = event;
  const timeZone = event.timeZone ?? club.timeZone;
  const terms = { objectionMinutes: club.objectionMinutes, officialAt, timeZone };
  const input = { eventId, timingLocation, files: [file], who, why, isByHand: true, terms };
  const stored = await storeRaces(tx, input, new FaultLog());
  if (stored.written.size === 0) return false;
  await updateProjections(
    tx,
    eventId,
    { races: [raceId], hasOtherPilots: true },
    { written: stored.written, event, ...(stored.live && { live: stored.live }) },
  );
  await storeRanking(tx, eventId);
  return true;
}

/**
 * Makes an earlier revision of a race the newest one again, as a new revision. One that the desktop app delivered is no
 * correction (R119). Throws 404 for an unknown number, and as `requireReason`.
 */
export async function restoreRevision(
  tx: Queryable,
  ref: RaceRef,
  number: number,
  { who, reason }: { who: string; reason?: string | undefined },
): Promise<void> {
  await lockRace(tx, ref);
  const row = await findRevision(tx, { ...ref, number });
  if (!row) throw notFoundError('revision', 'number');
  const why = await requireReason(tx, ref, `restored revision ${number}`, reason);
  await storeRevision(tx, ref, row.body, { who, why });
  if (await wasDelivered(tx, ref, row.contentHash)) await endCorrection(tx, ref);
}

/** Whether the desktop app or an import delivered this content; the first revision of a race always is a delivery. */
async function wasDelivered(tx: Queryable, ref: RaceRef, contentHash: string): Promise<boolean> {
  const { number, who, why } = raceRevisions;
  const rows = await tx
    .select({ number, who, why, contentHash: raceRevisions.contentHash })
    .from(raceRevisions)
    .where(and(eq(raceRevisions.eventId, ref.eventId), eq(raceRevisions.raceId, ref.raceId)))
    .orderBy(asc(number));
  const authors = [SYNC_SOURCE.who, rows[0]?.who];
  return rows.some(
    (row) =>
      row.contentHash === contentHash && (authors.includes(row.who) || row.why.startsWith(TOOK_DELIVERY)),
  );
}

/** Gives a race back to the desktop app: later deliveries replace it. */
export const endCorrection = (tx: Queryable, ref: RaceRef) =>
  tx.update(races).set({ isCorrected: false }).where(isRace(ref));
