import {
  type Bracket,
  CHANNELS,
  channelId,
  type EventType,
  type Guid,
  type RaceSummary,
  type StageType,
} from '@holeshot/domain';
import type { DemoPilot } from './demo-pilots';
import type { EventPlan } from './event-plans';
import type { Random } from './random';

/** A pilot of one event. */
export interface Entry {
  id: Guid;
  pilot: DemoPilot;
}

/** The pilots of one race. */
export interface Heat {
  bracket: Bracket;
  entries: readonly Entry[];
}

export interface StageSpec {
  id: Guid;
  name: string;
  type: StageType;
  pointSummary: { RoundPositionRollover: boolean; DropWorstRound: boolean } | null;
  timeSummary: { IncludeAllRounds: boolean; TimeSummaryType: 'PB' | 'EventLap' | 'RaceTime' } | null;
  hasStandings: boolean;
}

/** The results so far, from which a round's heats are drawn. */
export interface Standing {
  entries: readonly Entry[];
  points: Map<Guid, number>;
  /** best target laps in seconds */
  best: Map<Guid, number>;
  /** the heats of the previous round, pilots in order of result */
  previous: readonly Heat[];
}

export interface RoundSpec {
  id: Guid;
  name: string;
  eventType: EventType;
  roundNumber: number;
  order: number;
  stage: StageSpec | null;
  valid: boolean;
  draw(standing: Standing): Heat[];
}

/** Rounds that are drawn the same way. */
type Leg = Pick<RoundSpec, 'eventType' | 'draw'> &
  Partial<Pick<RoundSpec, 'name' | 'stage'>> & { times: number };

const CHANNEL_SETS: Record<EventPlan['channels'], readonly number[]> = {
  imd6c: [9, 10, 2, 4, 15, 16],
  raceband: [9, 10, 11, 12, 13, 14, 15, 16],
  hdzero: [49, 50, 52, 53, 55, 56],
  o3: [75, 76, 77, 79, 80, 81],
  four: [9, 11, 14, 16],
};

/** The ids of an event's channels, by frequency. */
export function listChannelIds({ channels }: EventPlan): Guid[] {
  const ids = new Set(CHANNEL_SETS[channels].map(channelId));
  return CHANNELS.filter(({ id }) => ids.has(id))
    .sort((a, b) => a.frequency - b.frequency)
    .map(({ id }) => id);
}

/** The rounds of an event, in order. */
export function planRounds(plan: EventPlan, random: Random): RoundSpec[] {
  const counts = new Map<EventType, number>();
  const rounds: RoundSpec[] = [];
  for (const { times, ...leg } of listLegs(plan, random))
    for (let index = 0; index < times; index += 1) {
      const roundNumber = (counts.get(leg.eventType) ?? 0) + 1;
      counts.set(leg.eventType, roundNumber);
      const order = (rounds.length + 1) * 100;
      rounds.push({ id: random.guid(), name: '', stage: null, ...leg, roundNumber, order, valid: true });
    }
  const last = rounds.at(-1);
  if (plan.hasDeleted && last)
    rounds.push({ ...last, id: random.guid(), order: last.order + 100, valid: false });
  return rounds;
}

function listLegs(plan: EventPlan, random: Random): Leg[] {
  const seats = CHANNEL_SETS[plan.channels].length;
  const stageSpec = (name: string, type: StageType, changes: Partial<StageSpec>): StageSpec => ({
    id: random.guid(),
    name,
    type,
    pointSummary: null,
    timeSummary: null,
    hasStandings: false,
    ...changes,
  });
  const mixed: RoundSpec['draw'] = ({ entries }) => splitHeats(random.shuffle(entries), seats);
  const finals = (most: number) => (standing: Standing) => drawFinals(standing, seats, most);
  const eventType = 'Race';
  if (plan.format === 'elimination') {
    const qualifying = stageSpec('Qualifying', 'Default', {
      timeSummary: { IncludeAllRounds: false, TimeSummaryType: 'EventLap' },
    });
    const elimination = stageSpec('Double Elimination', 'DoubleElimination', {
      pointSummary: { RoundPositionRollover: false, DropWorstRound: false },
    });
    const last = stageSpec('Finals', 'Default', {
      pointSummary: { RoundPositionRollover: false, DropWorstRound: false },
      timeSummary: { IncludeAllRounds: false, TimeSummaryType: 'RaceTime' },
      hasStandings: true,
    });
    return [
      { times: plan.rounds, eventType: 'TimeTrial', draw: mixed, stage: qualifying },
      { times: 1, eventType, draw: (standing) => seedBrackets(standing, seats), stage: elimination },
      { times: 2, eventType, draw: ({ previous }) => nextElimination(previous, seats), stage: elimination },
      { times: 2, eventType, draw: finals(2), stage: last, name: 'Final' },
    ];
  }
  if (plan.format === 'finals') {
    const heats = stageSpec('Heats', 'Default', {
      pointSummary: { RoundPositionRollover: false, DropWorstRound: true },
    });
    const last = stageSpec('Final', 'Final', {
      pointSummary: { RoundPositionRollover: true, DropWorstRound: false },
    });
    return [
      { times: plan.rounds, eventType, draw: mixed, stage: heats },
      { times: 1, eventType, draw: finals(5), stage: last, name: 'Finals' },
    ];
  }
  return [
    { times: plan.hasPractice ? 1 : 0, eventType: 'Practice', draw: mixed },
    { times: plan.rounds, eventType: plan.eventType, draw: mixed },
  ];
}

/** Splits a list into as few heats as the seats allow, whose sizes differ by at most one. */
function splitHeats(entries: readonly Entry[], seats: number, bracket: Bracket = 'None'): Heat[] {
  const count = Math.ceil(entries.length / seats);
  const edge = (index: number): number => Math.round((index * entries.length) / count);
  return Array.from({ length: count }, (_, index) => ({
    bracket,
    entries: entries.slice(edge(index), edge(index + 1)),
  }));
}

const byBest = ({ best }: Standing, a: Entry, b: Entry): number =>
  (best.get(a.id) ?? 1e6) - (best.get(b.id) ?? 1e6);

function seedBrackets(standing: Standing, seats: number): Heat[] {
  const seeded = [...standing.entries].sort((a, b) => byBest(standing, a, b));
  const half = Math.ceil(seeded.length / 2);
  return [
    ...splitHeats(seeded.slice(0, half), seats, 'Winners'),
    ...splitHeats(seeded.slice(half), seats, 'Losers'),
  ];
}

/**
 * The next heats of a double elimination: the better half of each race (rounded up) stays, the others go from Winners
 * to Losers, or from Losers out (R102). `races` are those of the previous round, pilots in order of result.
 */
function nextElimination(races: readonly Heat[], seats: number): Heat[] {
  const half = (entries: readonly Entry[]): number => Math.ceil(entries.length / 2);
  const stay = (bracket: Heat) => bracket.entries.slice(0, half(bracket.entries));
  const winners = races.filter(({ bracket }) => bracket !== 'Losers').flatMap(stay);
  const losers = races.flatMap((race) =>
    race.bracket === 'Losers' ? stay(race) : race.entries.slice(half(race.entries)),
  );
  return [...splitHeats(winners, seats, 'Winners'), ...splitHeats(losers, seats, 'Losers')];
}

/** A, B, C ... by points, then by best laps (R103). */
function drawFinals(standing: Standing, seats: number, most: number): Heat[] {
  const { entries, points } = standing;
  const getPoints = ({ id }: Entry): number => points.get(id) ?? 0;
  const ranked = [...entries].sort((a, b) => getPoints(b) - getPoints(a) || byBest(standing, a, b));
  return Array.from({ length: Math.min(most, Math.ceil(ranked.length / seats)) }, (_, index) => ({
    bracket: 'ABCDE'.charAt(index),
    entries: ranked.slice(index * seats, (index + 1) * seats),
  }));
}

/** Counts a race that was flown. */
export function countRace(
  { points, best }: Standing,
  {
    summaries,
    results,
  }: { summaries: readonly RaceSummary[]; results: readonly { pilotId: Guid; points: number }[] },
): void {
  for (const result of results) points.set(result.pilotId, (points.get(result.pilotId) ?? 0) + result.points);
  for (const { pilotId, targetLapSeconds } of summaries)
    if (targetLapSeconds !== null)
      best.set(pilotId, Math.min(targetLapSeconds, best.get(pilotId) ?? targetLapSeconds));
}
