import { DEMO_PILOTS } from '../../../server/src/demo/demo-pilots';
import { eventFiles } from '../../../server/src/demo/event-files';
import type { EventPlan } from '../../../server/src/demo/event-plans';
import {
  cutFlight,
  type DemoRace,
  type FlownEvent,
  flyEvent,
  getFirstStart,
} from '../../../server/src/demo/fly-event';
import { listRaceMessages } from '../../../server/src/demo/live/race-messages';
import { raceFiles } from '../../../server/src/demo/race-files';
import { createRandom, type Random } from '../../../server/src/demo/random';

type JsonObject = Record<string, unknown>;

/** The files of a race, by name, as the sync API takes them. */
export interface RaceFiles {
  'Race.json': JsonObject[];
  'Result.json': JsonObject[];
}

/** A race of the day, in the states in which the desktop app writes it. */
export interface DayRace {
  id: string;
  waiting: RaceFiles;
  /** with half of its crossings */
  flying: RaceFiles;
  /** ended, with points that the race director changes afterwards */
  ended: RaceFiles;
  final: RaceFiles;
  /** loaded, started, each crossing, ended */
  messages: JsonObject[];
}

export const PART_NAMES = [
  'Event.json',
  'Pilots.json',
  'Rounds.json',
  'Stages.json',
  'Results.json',
] as const;
export type PartName = (typeof PART_NAMES)[number];

export interface RacingDay {
  eventId: string;
  /** in the order in which they are flown */
  races: DayRace[];
  /** each file of the event in its versions, the final one last */
  parts: Record<PartName, JsonObject[][]>;
}

const HALF_HOUR_MS = 1_800_000;
/** Pilots of a race with the channels `four`, and the maximum of finals. */
const SEATS = 4;
const MAX_FINALS = 5;

/** Shortens a day to `count` races: drops the last ones before the finals. */
function takeRaces(event: FlownEvent, count: number): FlownEvent {
  const { rounds, races } = event;
  const last = rounds.at(-1)?.id;
  const isFinal = ({ round }: DemoRace) => round.id === last;
  const finals = races.filter(isFinal);
  const heats = races.filter((race) => !isFinal(race)).slice(0, count - finals.length);
  const taken = [...heats, ...finals];
  const flown = new Set(taken.map(({ round }) => round.id));
  return { ...event, rounds: rounds.filter(({ id }) => flown.has(id)), races: taken };
}

const change = (rows: readonly JsonObject[], index: number, values: JsonObject): JsonObject[] =>
  rows.map((row, at) => (at === index ? { ...row, ...values } : row));

/** Versions of the event's files: some with changes of the day, and those of the generator last. */
function buildVersions(
  random: Random,
  final: Record<PartName, JsonObject[]>,
): Record<PartName, JsonObject[][]> {
  const pilot = () => random.whole(0, final['Pilots.json'].length - 1);
  const round = () => random.whole(0, final['Rounds.json'].length - 1);
  const [event, pilots, rounds] = [final['Event.json'], final['Pilots.json'], final['Rounds.json']];
  return {
    'Event.json': [
      change(event, 0, { Name: 'Race day, not named yet', Laps: 2 }),
      change(event, 0, { PBLaps: 2, PrimaryTimingSystemLocation: 'EndOfLap' }),
      event,
    ],
    'Pilots.json': [
      change(pilots, pilot(), { Name: 'A misspelt name' }),
      change(pilots, pilot(), { PracticePilot: true }),
      pilots.slice(1),
      pilots,
    ],
    'Rounds.json': [
      rounds.slice(0, -1),
      change(rounds, round(), { Valid: false }),
      change(rounds, round(), { Order: 50 }),
      rounds,
    ],
    'Stages.json': [
      [],
      final['Stages.json'].map((row) => ({ ...row, PointSummary: null })),
      final['Stages.json'],
    ],
    'Results.json': [[], final['Results.json'].map((row) => ({ ...row, Points: 1 })), final['Results.json']],
  };
}

/** Builds a day of racing from `seed`, which ends now: heats, then finals with rolled over points. */
export function buildRacingDay(seed: number, { races: count }: { races: number }): RacingDay {
  const random = createRandom(`race day ${seed}`);
  const eventId = random.guid();
  const pilots = random.whole(16, 24);
  const heats = Math.ceil(pilots / SEATS);
  const finals = Math.min(heats, MAX_FINALS);
  // somebody may be absent for a round, which may save a heat
  const rounds = Math.ceil((count - finals + 1) / heats);
  const plan: EventPlan = {
    club: 0,
    name: `Race day ${seed}`,
    day: 0,
    hour: 0,
    eventType: 'Race',
    pilots,
    format: 'finals',
    rounds,
    laps: 3,
    lapSeconds: 24,
    channels: 'four',
    splitGates: random.whole(0, 1),
  };
  const entries = random
    .shuffle(DEMO_PILOTS)
    .slice(0, pilots)
    .map((pilot) => ({ id: random.guid(), pilot }));
  const firstStart = getFirstStart(Date.now(), heats * rounds + finals);
  const start = Math.floor((firstStart - HALF_HOUR_MS) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const schedule = { start, timeZone: 'UTC', firstStart, now: null };
  const event = flyEvent(random, { id: eventId, plan, entries, removed: [], ...schedule });
  const flown = takeRaces(event, count);
  const names = new Map(entries.map(({ id, pilot }) => [id, pilot.callsign]));

  const buildFiles = (race: DemoRace): RaceFiles => raceFiles(createRandom(`files ${race.id}`), event, race);
  const races = flown.races.map((race): DayRace => {
    const { flight } = race;
    if (!flight || flight.end === null) throw new Error('A race was not flown.');
    const final = buildFiles(race);
    const results = final['Result.json'].map((row) => ({ ...row, Points: Number(row.Points) + 3 }));
    const { roundNumber, eventType: raceType } = race.round;
    const half = cutFlight({ ...flight, end: flight.end }, (flight.start + flight.end) / 2);
    return {
      id: race.id,
      waiting: buildFiles({ ...race, flight: null, results: [] }),
      flying: buildFiles({ ...race, flight: half, results: [] }),
      ended: { ...final, 'Result.json': results },
      final,
      messages: listRaceMessages({
        flight: { ...flight, end: flight.end },
        numbers: { round: roundNumber, race: race.raceNumber, raceType },
        getName: (id) => names.get(id) ?? '',
        toInstant: (local) => local,
      }).map(({ message }) => message),
    };
  });
  const parts = buildVersions(random, eventFiles(random, flown));
  return { eventId, races, parts };
}
