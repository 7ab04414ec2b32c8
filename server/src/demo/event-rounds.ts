import type { EventType, Guid, StageType } from '@holeshot/domain';
import { type Entry, type Heat, nextElimination, splitHeats } from './draw-heats';
import type { EventPlan } from './event-plans';
import type { Random } from './random';

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
  points: ReadonlyMap<Guid, number>;
  /** best target laps in seconds */
  best: ReadonlyMap<Guid, number>;
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

/** The rounds of an event, in order. */
export function planRounds(plan: EventPlan, random: Random, seats: number): RoundSpec[] {
  const counts = new Map<EventType, number>();
  const rounds: RoundSpec[] = [];
  const add = (
    eventType: EventType,
    draw: RoundSpec['draw'],
    { name = '', stage = null }: Partial<Pick<RoundSpec, 'name' | 'stage'>> = {},
  ): void => {
    const roundNumber = (counts.get(eventType) ?? 0) + 1;
    counts.set(eventType, roundNumber);
    const order = (rounds.length + 1) * 100;
    rounds.push({ id: random.guid(), name, eventType, roundNumber, order, stage, valid: true, draw });
  };
  const mixed: RoundSpec['draw'] = ({ entries }) => splitHeats(random.shuffle(entries), seats);
  const repeat = (times: number, action: () => void): void => {
    for (let index = 0; index < times; index += 1) {
      action();
    }
  };
  if (plan.format === 'elimination') {
    const qualifying = stageSpec(random, 'Qualifying', 'Default', {
      timeSummary: { IncludeAllRounds: false, TimeSummaryType: 'EventLap' },
    });
    const elimination = stageSpec(random, 'Double Elimination', 'DoubleElimination', {
      pointSummary: { RoundPositionRollover: false, DropWorstRound: false },
    });
    const finals = stageSpec(random, 'Finals', 'Default', {
      pointSummary: { RoundPositionRollover: false, DropWorstRound: false },
      timeSummary: { IncludeAllRounds: false, TimeSummaryType: 'RaceTime' },
      hasStandings: true,
    });
    repeat(plan.rounds, () => add('TimeTrial', mixed, { stage: qualifying }));
    add('Race', (standing) => seedBrackets(standing, seats), { stage: elimination });
    repeat(2, () => add('Race', ({ previous }) => nextElimination(previous, seats), { stage: elimination }));
    repeat(2, () =>
      add('Race', (standing) => drawFinals(standing, seats, 2), { stage: finals, name: 'Final' }),
    );
  } else if (plan.format === 'finals') {
    const heats = stageSpec(random, 'Heats', 'Default', {
      pointSummary: { RoundPositionRollover: false, DropWorstRound: true },
    });
    const finals = stageSpec(random, 'Final', 'Final', {
      pointSummary: { RoundPositionRollover: true, DropWorstRound: false },
    });
    repeat(plan.rounds, () => add('Race', mixed, { stage: heats }));
    add('Race', (standing) => drawFinals(standing, seats, 5), { stage: finals, name: 'Finals' });
  } else {
    if (plan.hasPractice) {
      add('Practice', mixed);
    }
    repeat(plan.rounds, () => add(plan.eventType, mixed));
  }
  const last = rounds.at(-1);
  if (plan.hasDeleted && last !== undefined) {
    rounds.push({ ...last, id: random.guid(), order: last.order + 100, valid: false });
  }
  return rounds;
}

function stageSpec(
  random: Random,
  name: string,
  type: StageType,
  changes: Partial<Pick<StageSpec, 'pointSummary' | 'timeSummary' | 'hasStandings'>>,
): StageSpec {
  return {
    id: random.guid(),
    name,
    type,
    pointSummary: null,
    timeSummary: null,
    hasStandings: false,
    ...changes,
  };
}

function seedBrackets({ entries, best }: Standing, seats: number): Heat[] {
  const seeded = [...entries].sort((a, b) => (best.get(a.id) ?? 1e6) - (best.get(b.id) ?? 1e6));
  const half = Math.ceil(seeded.length / 2);
  return [
    ...splitHeats(seeded.slice(0, half), seats, 'Winners'),
    ...splitHeats(seeded.slice(half), seats, 'Losers'),
  ];
}

/** A, B, C ... by points, then by best laps (R103). */
function drawFinals({ entries, points, best }: Standing, seats: number, most: number): Heat[] {
  const ranked = [...entries].sort(
    (a, b) =>
      (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0) || (best.get(a.id) ?? 1e6) - (best.get(b.id) ?? 1e6),
  );
  return Array.from({ length: Math.min(most, Math.ceil(ranked.length / seats)) }, (_, index) => ({
    bracket: 'ABCDE'.charAt(index),
    entries: ranked.slice(index * seats, (index + 1) * seats),
  }));
}
