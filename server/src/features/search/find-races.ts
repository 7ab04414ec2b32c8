import type { WireRaceHit } from '@holeshot/contract/wire';
import {
  channelLabel,
  decidingSeconds,
  FALLBACK_CHANNEL_COLOR,
  formatWireClock,
  type Guid,
  isDnf,
  type LocalMs,
  type Race,
} from '@holeshot/domain';
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { raceOfRow } from '../../events/read/best-times';
import { type RaceRow, raceRow, roundOfRow, toRace } from '../../events/read/race-rows';
import { MAX_ROWS } from './words';

const { channels, eventChannels, events, pilots, races, raceSummaries, rounds } = schema;

/** A pilot of an event. */
interface Entry {
  eventId: Guid;
  pilotId: Guid;
}

/** The newest events are enough for three races, unless nobody flew at them. */
const EVENTS = 6;

/** Seconds to the winner; of the winner, to the second. Null when one of them has no time. */
function findGap({ summaries }: Race, pilotId: Guid): number | null {
  const own = summaries.find((summary) => summary.pilotId === pilotId);
  const other = summaries.find(({ position }) => position === (own?.position === 1 ? 2 : 1));
  const seconds = own ? decidingSeconds(own) : null;
  const otherSeconds = other ? decidingSeconds(other) : null;
  return seconds === null || otherSeconds === null ? null : Math.abs(seconds - otherSeconds);
}

const listChannels = (db: Queryable, eventIds: readonly Guid[]) =>
  db
    .select({
      eventId: eventChannels.eventId,
      color: eventChannels.color,
      displayName: eventChannels.displayName,
      id: channels.id,
      band: channels.band,
      shortBand: channels.shortBand,
      prefix: channels.prefix,
      number: channels.number,
    })
    .from(eventChannels)
    .innerJoin(channels, eq(channels.id, eventChannels.channelId))
    .where(inArray(eventChannels.eventId, [...eventIds]));

/** The newest races that ended of a pilot, whose pilots of events are newest first. */
export async function findRaces(db: Queryable, entries: readonly Entry[]): Promise<WireRaceHit[]> {
  const newest = entries.slice(0, EVENTS);
  if (newest.length === 0) return [];
  const isOneOfEntries = or(
    ...newest.map(({ eventId, pilotId }) =>
      and(eq(raceSummaries.eventId, eventId), eq(raceSummaries.pilotId, pilotId)),
    ),
  );
  const rows = await db
    .select({ race: raceRow, pilotId: raceSummaries.pilotId, name: events.name, start: events.startMs })
    .from(raceSummaries)
    .innerJoin(races, raceOfRow)
    .innerJoin(events, eq(events.id, races.eventId))
    .leftJoin(rounds, roundOfRow)
    .where(and(isOneOfEntries, eq(races.valid, true), isNotNull(races.endMs)))
    .orderBy(sql`${events.startInstant} desc nulls last`, desc(races.startMs), races.id)
    .limit(MAX_ROWS);
  return presentRaces(db, rows);
}

interface FoundRace {
  race: RaceRow;
  /** whose result is shown; `null` for nobody */
  pilotId: Guid | null;
  /** of the event */
  name: string;
  start: LocalMs | null;
}

/** Races with the result of a pilot, in the given order. */
export async function presentRaces(db: Queryable, rows: readonly FoundRace[]): Promise<WireRaceHit[]> {
  const eventIds = rows.map(({ race }) => race.eventId);
  const [channelRows, names] = await Promise.all([
    listChannels(db, eventIds),
    db
      .select({ eventId: pilots.eventId, id: pilots.id, name: pilots.name })
      .from(pilots)
      .where(
        and(
          inArray(pilots.eventId, eventIds),
          inArray(
            pilots.id,
            rows.flatMap(({ pilotId }) => pilotId ?? []),
          ),
        ),
      ),
  ]);
  return rows.map(({ race: row, pilotId, name, start }) => {
    const race = toRace(row);
    const own = race.summaries.find((summary) => summary.pilotId === pilotId);
    const channelId = race.pilotChannels.find((one) => one.pilotId === pilotId)?.channelId;
    const channel = channelRows.find(({ id, eventId }) => id === channelId && eventId === race.eventId);
    const isOwn = ({ eventId, id }: { eventId: Guid; id: Guid }) =>
      eventId === race.eventId && id === pilotId;
    return {
      EventID: race.eventId,
      EventName: name,
      RaceID: race.id,
      Start: formatWireClock(start),
      RoundNumber: race.roundNumber,
      RaceNumber: race.raceNumber,
      Type: race.eventType,
      Pilot: names.find(isOwn)?.name ?? null,
      Channel: channel
        ? {
            Label: channel.displayName || channelLabel(channel),
            Color: channel.color || FALLBACK_CHANNEL_COLOR,
          }
        : null,
      Position: own?.position ?? null,
      DNF: own ? isDnf(own) : false,
      Flown: race.summaries.length,
      RaceTime: own ? decidingSeconds(own) : null,
      LapCount: own?.lapCount ?? null,
      Gap: pilotId === null ? null : findGap(race, pilotId),
    };
  });
}
