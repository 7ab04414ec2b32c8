import type { WireRaceHit } from '@holeshot/contract/wire';
import type { Guid } from '@holeshot/domain';
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { type Queryable, schema, searchText } from '../../database';
import { isVisible } from '../../events/read/list-events';
import { raceRow, roundOfRow, toRace } from '../../events/read/race-rows';
import { presentRaces } from './find-races';
import { hasWords, MAX_ROWS, parseWords } from './words';

const { clubs, events, races, rounds } = schema;

/** Only the newest matching events are searched: almost every one has a race 1-1. */
const EVENTS = 40;

/** A race by its number, in the events that have the other words in their or their club's names. */
export interface RaceNumber {
  /** `''` for all events */
  words: string;
  roundNumber: number;
  raceNumber: number;
}

const NUMBER = /^(?<words>.*?)\s*(?:\brace\s*)?(?<![\d-])(?<round>\d{1,3})\s?[-·]\s?(?<race>\d{1,3})$/iu;

/** Reads `race 3-2`, `3-2`, `saltbush 3-2` (R152); `null` for words without the number of a race. */
export function parseRaceNumber(typed: string): RaceNumber | null {
  const parts = NUMBER.exec(typed.trim())?.groups;
  if (!parts) return null;
  return {
    words: parts.words?.trim() ?? '',
    roundNumber: Number(parts.round),
    raceNumber: Number(parts.race),
  };
}

/** Ids of the newest events that have the words in their or their club's names. */
async function listNewestEvents(db: Queryable, typed: string): Promise<Guid[]> {
  const words = parseWords(typed);
  // clubs first, because they are few: comparing their names per event would take longest
  const ofClubs = db
    .select({ id: clubs.id })
    .from(clubs)
    .where(words ? hasWords(searchText(clubs.name), words) : undefined);
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        isVisible,
        isNotNull(events.startInstant),
        words ? or(hasWords(searchText(events.name), words), inArray(events.clubId, ofClubs)) : undefined,
      ),
    )
    // along an index
    .orderBy(desc(events.startInstant))
    .limit(EVENTS);
  return rows.map(({ id }) => id);
}

/** The races with a number in the newest events, each with its winner (R152). */
export async function findNumberedRaces(
  db: Queryable,
  { words: typed, roundNumber, raceNumber }: RaceNumber,
): Promise<WireRaceHit[]> {
  const ids = await listNewestEvents(db, typed);
  const rows = await db
    .select({ race: raceRow, name: events.name, start: events.startMs })
    .from(races)
    .innerJoin(events, eq(events.id, races.eventId))
    .leftJoin(rounds, roundOfRow)
    .where(
      and(
        inArray(races.eventId, ids),
        eq(races.valid, true),
        eq(races.raceNumber, raceNumber),
        eq(rounds.roundNumber, roundNumber),
      ),
    )
    .orderBy(sql`${events.startInstant} desc nulls last`, races.id)
    .limit(MAX_ROWS);
  const found = rows.map((row) => {
    const winner = toRace(row.race).summaries.find(({ position, dnf }) => position === 1 && !dnf);
    return { ...row, pilotId: winner?.pilotId ?? null };
  });
  return presentRaces(db, found);
}
