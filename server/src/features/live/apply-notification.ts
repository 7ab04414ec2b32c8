import type { CrossingMessage } from '@holeshot/contract/wire';
import {
  fromInstantMs,
  hashCrossings,
  type LiveCrossing,
  type LocalMs,
  OBJECTION_MINUTES,
  type PilotChannel,
  pilotKey,
  toRecentInstantMs,
} from '@holeshot/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import { type Database, invalidate, type Queryable, schema } from '../../database';
import { getNewestRevision } from '../../events/read/races';
import { updateProjections } from '../../events/summarise/update-projections';
import { type LiveRace, withLive } from '../../events/write/live-races';
import { lockEvent } from '../../events/write/store-content';
import { ignoreFault } from '../../importing/parse/clean-json';
import { parseRace } from '../../importing/parse/parse-race';
import type { NotifiedRace } from './find-race';
import type { Notification } from './notification';

const { calledRaces, clubs, events, liveRaces, races } = schema;

/** The topic of crossings for all processes. */
export const LIVE_CHANNEL = 'holeshot_live';

/** A crossing in messages between processes. */
export interface CrossingNotice {
  eventId: string;
  message: Omit<CrossingMessage, 'type' | 'timerMs'>;
  /** how far the timing computer's clock is ahead of the server's, ms */
  timerAheadMs: number;
}

type Crossed = Extract<Notification, { type: 'crossed' }>;

interface Context {
  tx: Queryable;
  race: NotifiedRace;
  entrants: readonly PilotChannel[];
  /** the end of the race in its file; `null` without one */
  endMs: LocalMs | null;
  /** undefined without notifications since the newest file */
  live: LiveRace | undefined;
  timerAheadMs: number;
}

const isRace = (table: typeof races | typeof liveRaces, { eventId, raceId }: NotifiedRace) =>
  and(eq(table.eventId, eventId), eq(table === races ? races.id : liveRaces.raceId, raceId));

/**
 * Applies a notification to its race in one transaction, and notifies all processes (R121). A race that was corrected
 * by hand stays unchanged.
 */
export async function applyNotification(
  database: Database,
  race: NotifiedRace,
  notification: Notification,
  timerAheadMs: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockEvent(tx, race.eventId);
    const [stored] = await tx.select().from(races).where(isRace(races, race));
    if (!stored || stored.isCorrected) return;
    const [live] = await tx.select().from(liveRaces).where(isRace(liveRaces, race));
    const { pilotChannels: entrants, endMs } = stored;
    const context = { tx, race, entrants, endMs, live, timerAheadMs };
    switch (notification.type) {
      case 'started':
        return start(context, notification.startMs);
      case 'crossed':
        if (stored.endMs === null || isBeforeEnd(context, notification.atMs))
          await addCrossing(context, notification);
        return;
      case 'ended':
        if (live?.endMs === null) await end(context, toRaceClock(race, live, notification.atMs));
        return;
      case 'loaded':
        await noteCalled(context);
        // Loading a race again while it runs resets it.
        if (live?.endMs === null && notification.atMs > toInstant(race, live.startMs)) await reset(context);
        return;
      case 'cancelled':
      case 'cleared':
        if (live) await reset(context);
    }
  });
}

const toLocalMs = ({ timeZone }: NotifiedRace, instantMs: number): LocalMs =>
  fromInstantMs(Math.round(instantMs), timeZone);

const toInstant = ({ timeZone }: NotifiedRace, local: LocalMs): number =>
  toRecentInstantMs(local, timeZone, Date.now());

/** By the clock as it was at the start: a race keeps its length when the clock changes meanwhile. */
const toRaceClock = (race: NotifiedRace, { startMs }: LiveRace, instantMs: number): LocalMs =>
  startMs + Math.round(instantMs) - toInstant(race, startMs);

/** Whether a crossing belongs to a notified race that has already ended: another process may apply the end first. */
const isBeforeEnd = ({ race, live }: Context, atMs: number): boolean =>
  live !== undefined && live.endMs !== null && toRaceClock(race, live, atMs) <= live.endMs;

/**
 * Another start restarts the race. A start that is no later than the last one, or than the end in the file, is late or
 * repeated.
 */
async function start({ tx, race, endMs: endOfFile, live }: Context, startInstantMs: number): Promise<void> {
  const startMs = toLocalMs(race, startInstantMs);
  const lastMs = live ? live.startMs : endOfFile;
  if (lastMs !== null && Math.round(startInstantMs) <= toInstant(race, lastMs)) return;
  const row = { startMs, endMs: null, crossings: [], at: new Date() };
  await tx
    .insert(liveRaces)
    .values({ eventId: race.eventId, raceId: race.raceId, ...row })
    .onConflictDoUpdate({ target: [liveRaces.eventId, liveRaces.raceId], set: row });
  await showRace(tx, race, { startMs, endMs: null });
}

async function end({ tx, race }: Context, endMs: LocalMs): Promise<void> {
  await tx.update(liveRaces).set({ endMs, at: new Date() }).where(isRace(liveRaces, race));
  await showRace(tx, race, { endMs, objectionMinutes: await findObjectionMinutes(tx, race) });
}

/** The time for objections of the hosting club now (R160). */
async function findObjectionMinutes(tx: Queryable, { eventId }: NotifiedRace): Promise<number> {
  const [club] = await tx
    .select({ objectionMinutes: clubs.objectionMinutes })
    .from(clubs)
    .innerJoin(events, and(eq(events.clubId, clubs.id), eq(events.id, eventId)));
  return club?.objectionMinutes ?? OBJECTION_MINUTES;
}

/** The app loads a race when it is the next to fly (R144). */
async function noteCalled({ tx, race: { eventId, raceId } }: Context): Promise<void> {
  const row = { raceId, at: new Date() };
  const written = await tx
    .insert(calledRaces)
    .values({ eventId, ...row })
    .onConflictDoUpdate({ target: calledRaces.eventId, set: row, setWhere: ne(calledRaces.raceId, raceId) })
    .returning();
  if (written.length > 0) await invalidate(tx, [`event:${eventId}`]);
}

async function reset({ tx, race }: Context): Promise<void> {
  await tx.delete(liveRaces).where(isRace(liveRaces, race));
  await showRace(tx, race, { startMs: null, endMs: null });
}

/** Shows the race's new state in lists and results. The next file is stored even if it equals the newest revision. */
async function showRace(
  tx: Queryable,
  race: NotifiedRace,
  times: { startMs?: number | null; endMs: number | null; objectionMinutes?: number },
): Promise<void> {
  await tx
    .update(races)
    .set({ ...times, contentHash: '' })
    .where(isRace(races, race));
  await updateProjections(tx, race.eventId, { races: [race.raceId], hasOtherPilots: false });
}

async function addCrossing(context: Context, notification: Crossed): Promise<void> {
  const { tx, race } = context;
  const crossing = toLiveCrossing(context, notification);
  if (!crossing) return;
  if (!context.live) await start(context, notification.atMs - notification.crossing.seconds * 1000);
  const before = context.live?.crossings ?? [];
  if (before.some(({ detectionId }) => detectionId === crossing.detectionId)) return;
  const crossings = [...before, crossing];
  await tx.update(liveRaces).set({ crossings, at: new Date() }).where(isRace(liveRaces, race));
  await invalidate(tx, [`live:${race.eventId}`]);
  const endMs = context.live?.endMs ?? null;
  if (endMs !== null) await showRace(tx, race, { endMs });
  const hash = await hashRace(tx, race);
  const message = { raceId: race.raceId, hash, crossing };
  await notify(tx, { eventId: race.eventId, message, timerAheadMs: context.timerAheadMs });
}

/** Undefined for somebody who is not in the race. */
function toLiveCrossing(
  { race, entrants }: Context,
  { crossing: { pilotName, ...crossing } }: Crossed,
): LiveCrossing | undefined {
  const pilotId = race.pilotIdsByName.get(pilotKey(pilotName));
  const entrant = entrants.find((one) => one.pilotId === pilotId);
  return entrant && { ...crossing, pilotId: entrant.pilotId, channelId: entrant.channelId };
}

/** The hash of the race with its notifications. */
async function hashRace(tx: Queryable, { eventId, raceId }: NotifiedRace): Promise<string> {
  const { body, live } = await getNewestRevision(tx, eventId, raceId);
  // the crossings do not depend on where the timing gate is
  const owner = { eventId, raceId, timingLocation: 'Holeshot' as const };
  const { race, detections } = withLive(parseRace(body.race, owner, ignoreFault), live);
  return hashCrossings({ start: race.start, end: race.end, detections });
}

const notify = (tx: Queryable, notice: CrossingNotice): Promise<unknown> =>
  tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(notice)})`);
