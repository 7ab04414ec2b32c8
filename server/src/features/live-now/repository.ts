import {
  channelLabel,
  FALLBACK_CHANNEL_COLOR,
  type Guid,
  groupBy,
  raceLeader,
  toInstantMs,
} from '@holeshot/domain';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ReadCache } from '../../api/read-cache';
import { prepareOnce, type Queryable, schema } from '../../database';
import { isVisible, timeZone } from '../events/repository';
import { getEvent, type WholeEvent } from '../events/whole-event';
import { getRaceDetails } from '../races/repository';

const { clubs, events, liveRaces, races } = schema;

/** A race without a sign of life for this long is not shown as running: its end was never reported. */
const SILENT_MS = 10 * 60_000;
const MAX_RACES = 12;

/** A race in progress. */
export interface RunningRace {
  event: WholeEvent;
  raceId: Guid;
  roundNumber: number;
  raceNumber: number;
  eventType: string;
  leader: {
    pilotId: Guid;
    name: string;
    channel: { label: string; color: string } | null;
    gapSeconds: number | null;
  } | null;
}

const prepareRaces = prepareOnce((db) =>
  db
    .select({
      eventId: races.eventId,
      raceId: races.id,
      startMs: sql<number>`${races.startMs}`,
      timeZone,
      at: liveRaces.at,
    })
    .from(races)
    .innerJoin(events, eq(events.id, races.eventId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .leftJoin(liveRaces, and(eq(liveRaces.eventId, races.eventId), eq(liveRaces.raceId, races.id)))
    .where(and(isVisible, eq(races.valid, true), isNotNull(races.startMs), isNull(races.endMs)))
    .prepare(''),
);

/** Of each visible event, the race in progress that began last, the newest first. `nowMs` is an instant. */
async function findRunningRaces(db: Queryable, nowMs: number): Promise<{ eventId: Guid; raceId: Guid }[]> {
  const rows = await prepareRaces(db).execute();
  const running = rows
    .map((row) => ({ ...row, startedAt: toInstantMs(Number(row.startMs), row.timeZone) }))
    .filter(({ startedAt, at }) => {
      const lastSign = Math.max(startedAt, at?.getTime() ?? 0);
      return startedAt <= nowMs + SILENT_MS && nowMs - lastSign < SILENT_MS;
    })
    .sort((a, b) => b.startedAt - a.startedAt);
  const newest = [...groupBy(running, ({ eventId }) => eventId).values()].flatMap((ofEvent) =>
    ofEvent.slice(0, 1),
  );
  return newest.slice(0, MAX_RACES);
}

function channelOf(event: WholeEvent, channelId: Guid | null) {
  const channel = event.channels.find(({ id }) => id === channelId);
  return channel ? { label: channelLabel(channel), color: channel.color || FALLBACK_CHANNEL_COLOR } : null;
}

/** The races that are being flown at `nowMs`, an instant, with their leaders: one per event, the newest first. */
export async function findLiveNow(db: Queryable, cache: ReadCache, nowMs: number): Promise<RunningRace[]> {
  const found = await findRunningRaces(db, nowMs);
  return Promise.all(found.map((race) => readRunningRace(db, cache, race)));
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
    raceId,
    roundNumber: race.roundNumber,
    raceNumber: race.raceNumber,
    eventType: race.eventType,
    leader:
      leader && pilot
        ? { ...leader, name: pilot.name, channel: channelOf(event, seat?.channelId ?? null) }
        : null,
  };
}
