import type { WireClubHit, WirePilotHit, WireSearch } from '@holeshot/contract/wire';
import type { Queryable } from '../../database';
import { addFacts, type PilotFacts } from '../../events/read/pilot-entries';
import { presentClubRef, presentEventListItem } from '../../events/read/present-event';
import { type FoundClub, findClubs, findEvents, findSimilarClubs, findSimilarEvents } from './find-events';
import { findNumberedRaces, parseRaceNumber } from './find-numbered-races';
import { type FoundPilot, findPilots, findSimilarPilots } from './find-pilots';
import { findRaces } from './find-races';
import { findTracks } from './find-tracks';
import { parseWords, type Words } from './words';

type KnownPilot = FoundPilot & PilotFacts;

const presentPilot = (pilot: KnownPilot): WirePilotHit => ({
  Name: pilot.name,
  Handle: pilot.handle,
  PhotoURL: pilot.photoUrl,
  Club: pilot.club && { ID: pilot.club.id, Name: pilot.club.name },
  Events: pilot.eventCount,
  BestLap: pilot.bestLapSeconds,
});

const presentClub = (club: FoundClub): WireClubHit => ({
  ...presentClubRef(club),
  Address: club.address,
  EventsThisYear: club.eventsThisYear,
});

const NOTHING: WireSearch = {
  IsNearest: false,
  Pilots: { Total: 0, Rows: [] },
  Races: { Total: 0, Rows: [], Pilot: null },
  Events: { Total: 0, Rows: [] },
  Clubs: { Total: 0, Rows: [] },
  Tracks: { Total: 0, Rows: [] },
};

/** Races of the first pilot if the name begins with the words; otherwise they mean something else. */
async function searchRaces(db: Queryable, pilot: KnownPilot | undefined): Promise<WireSearch['Races']> {
  if (!pilot || pilot.place > 1) return NOTHING.Races;
  const rows = await findRaces(db, pilot.entries);
  const flown = pilot.entries.reduce((sum, { raceCount }) => sum + raceCount, 0);
  return { Total: Math.max(flown, rows.length), Rows: rows, Pilot: pilot.name };
}

async function searchNearest(db: Queryable, words: Words): Promise<WireSearch> {
  const [pilots, events, clubs] = await Promise.all([
    findSimilarPilots(db, words).then(({ rows }) => addFacts(db, rows)),
    findSimilarEvents(db, words),
    findSimilarClubs(db, words),
  ]);
  const group = <T>(rows: T[]) => ({ Total: rows.length, Rows: rows });
  return {
    IsNearest: true,
    Races: NOTHING.Races,
    Pilots: group(pilots.map(presentPilot)),
    Events: group(events.map(presentEventListItem)),
    Clubs: group(clubs.map(presentClub)),
    Tracks: NOTHING.Tracks,
  };
}

/**
 * Searches pilots, races, events, clubs and tracks for words as a person types them; case and accents do not count.
 * Without results it returns the most similar names, if the database has trigrams.
 */
export async function search(
  db: Queryable,
  typed: string,
  { hasTrigrams }: { hasTrigrams: boolean },
): Promise<WireSearch> {
  const words = parseWords(typed);
  if (!words) return NOTHING;
  const number = parseRaceNumber(typed);
  const [found, events, clubs, tracks, numbered] = await Promise.all([
    findPilots(db, words),
    findEvents(db, words),
    findClubs(db, words),
    findTracks(db, words),
    number ? findNumberedRaces(db, number) : [],
  ]);
  if (found.total + events.total + clubs.total + tracks.total + numbered.length === 0) {
    // no name is similar to the number of a race
    return hasTrigrams && !number ? searchNearest(db, words) : NOTHING;
  }
  const pilots = await addFacts(db, found.rows);
  return {
    IsNearest: false,
    Pilots: { Total: found.total, Rows: pilots.map(presentPilot) },
    Races:
      numbered.length > 0
        ? { Total: numbered.length, Rows: numbered, Pilot: null }
        : await searchRaces(db, pilots[0]),
    Events: { Total: events.total, Rows: events.rows.map(presentEventListItem) },
    Clubs: { Total: clubs.total, Rows: clubs.rows.map(presentClub) },
    Tracks: { Total: tracks.total, Rows: tracks.rows },
  };
}
