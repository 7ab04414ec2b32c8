import {
  findEventChannel,
  forecastStarts,
  fromInstantMs,
  type Guid,
  groupBy,
  isBetweenRaces,
  joinStartIntervals,
  listStartIntervals,
  raceLeader,
  raceState,
  type StartForecast,
  splitRaces,
  toRecentInstantMs,
} from '@holeshot/domain';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { ReadCache } from '../../cache/versioned-cache';
import { prepareOnce, type Queryable, schema } from '../../database';
import { isVisible, timeZone } from '../../events/read/list-events';
import { getRaceDetails, listRaces, liveOfRace } from '../../events/read/races';
import { listStartsBefore } from '../../events/read/starts-before';
import { getEvent, type WholeEvent } from '../../events/read/whole-event';

const { clubs, events, liveRaces, races } = schema;

/** A race without notifications for this long is not shown as running: its end was never reported. */
const SILENT_MS = 10 * 60_000;
const MAX_EVENTS = 12;
const LONGEST_RACE_AND_BREAK_MS = 6 * 3_600_000;
/** Local times are up to 14 hours ahead of UTC and 12 behind it; a race and the break after it take less than the rest. */
const RECENT_LOCAL_MS = 36 * 3_600_000;

/** The race of a running event: in progress, or between two races the next one (R136). */
export interface RunningRace {
  event: WholeEvent;
  isFlying: boolean;
  raceId: Guid;
  roundNumber: number;
  raceNumber: number;
  eventType: string;
  /** of the next race; `null` during a race and while nothing is known */
  expectedStart: StartForecast | null;
  leader: {
    pilotId: Guid;
    name: string;
    channel: { label: string; color: string } | null;
    gapSeconds: number | null;
  } | null;
}

const prepareRecent = prepareOnce('recent_races', (db, name) =>
  db
    .select({
      eventId: races.eventId,
      raceId: races.id,
      startMs: sql<number>`${races.startMs}`,
      endMs: races.endMs,
      timeZone,
      at: liveRaces.at,
    })
    .from(races)
    .innerJoin(events, eq(events.id, races.eventId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .leftJoin(liveRaces, liveOfRace)
    .where(
      and(
        isVisible,
        eq(races.valid, true),
        isNotNull(races.startMs),
        gt(races.startMs, sql.placeholder('sinceMs')),
      ),
    )
    .prepare(name),
);

type RecentRace = Awaited<ReturnType<ReturnType<typeof prepareRecent>['execute']>>[number] & {
  startedAt: number;
};

/** Whether the race is in progress, with recent notifications. `nowMs` is an instant. */
function isFlying({ endMs, startedAt, at }: RecentRace, nowMs: number): boolean {
  const lastSign = Math.max(startedAt, at?.getTime() ?? 0);
  return endMs === null && startedAt <= nowMs + SILENT_MS && nowMs - lastSign < SILENT_MS;
}

/** The race of each event that was flown lately and began last, the newest first. `nowMs` is an instant. */
async function listRecentRaces(db: Queryable, nowMs: number): Promise<RecentRace[]> {
  const rows = await prepareRecent(db).execute({ sinceMs: nowMs - RECENT_LOCAL_MS });
  const recent = rows
    .map((row) => ({ ...row, startedAt: toRecentInstantMs(Number(row.startMs), row.timeZone, nowMs) }))
    .sort((a, b) => Number(isFlying(b, nowMs)) - Number(isFlying(a, nowMs)) || b.startedAt - a.startedAt);
  return [...groupBy(recent, ({ eventId }) => eventId).values()].flatMap((ofEvent) => ofEvent.slice(0, 1));
}

/**
 * The running events at `nowMs`, an instant (R136): those with a race in progress first, the one that began last before
 * others.
 */
export async function findLiveNow(db: Queryable, cache: ReadCache, nowMs: number): Promise<RunningRace[]> {
  const recent = await listRecentRaces(db, nowMs);
  const found = await Promise.all(
    recent.map((race) =>
      isFlying(race, nowMs) ? readRunningRace(db, cache, race) : findNextRace(db, cache, race, nowMs),
    ),
  );
  return found.filter((race) => race !== null).slice(0, MAX_EVENTS);
}

/** The next race of an event between two races; `null` when the event is not running. */
async function findNextRace(
  db: Queryable,
  cache: ReadCache,
  { eventId, timeZone: zone, startedAt }: RecentRace,
  nowMs: number,
): Promise<RunningRace | null> {
  if (nowMs - startedAt > LONGEST_RACE_AND_BREAK_MS) return null;
  const races = await listRaces(db, cache, eventId);
  const next = splitRaces(races)
    .next(races.length)
    .find((race) => raceState(race) === 'not-started');
  if (!next || !isBetweenRaces(zone, races, nowMs)) return null;
  const { id: raceId, roundNumber, raceNumber, eventType } = next;
  const event = await getEvent(db, cache, eventId);
  if (event.isClosed) return null;
  const [expectedStart = null] = forecastStarts({
    flown: races,
    earlier: joinStartIntervals(
      (await listStartsBefore(db, { clubId: event.club.id, start: event.start })).map(listStartIntervals),
    ),
    upcoming: [next],
    nowLocal: fromInstantMs(nowMs, zone),
  });
  return { event, isFlying: false, raceId, roundNumber, raceNumber, eventType, expectedStart, leader: null };
}

async function readRunningRace(
  db: Queryable,
  cache: ReadCache,
  { eventId, raceId }: { eventId: Guid; raceId: Guid },
): Promise<RunningRace> {
  const [event, race] = await Promise.all([
    getEvent(db, cache, eventId),
    getRaceDetails(db, cache, eventId, raceId),
  ]);
  const leader = raceLeader(race, race.targetLaps || event.laps);
  const pilot = event.pilots.find(({ id }) => id === leader?.pilotId);
  const seat = race.pilotChannels.find(({ pilotId }) => pilotId === leader?.pilotId);
  return {
    event,
    isFlying: true,
    raceId,
    roundNumber: race.roundNumber,
    raceNumber: race.raceNumber,
    eventType: race.eventType,
    expectedStart: null,
    leader:
      leader && pilot
        ? { ...leader, name: pilot.name, channel: findEventChannel(event, seat?.channelId ?? null) }
        : null,
  };
}
