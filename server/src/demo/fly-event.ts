import {
  type Guid,
  type LocalMs,
  type RaceResult,
  summarizeRace,
  type TimingLocation,
} from '@holeshot/domain';
import { channelIds, type Entry, type Heat, takeSeats } from './draw-heats';
import type { EventPlan } from './event-plans';
import { planRounds, type RoundSpec, type Standing } from './event-rounds';
import { type FlownRace, flyRace, type Seat } from './fly-race';
import { raceResults } from './race-results';
import type { Random } from './random';

export interface DemoRace {
  id: Guid;
  round: RoundSpec;
  raceNumber: number;
  bracket: Heat['bracket'];
  /** 0 until the race is opened on the desktop */
  targetLaps: number;
  seats: Seat[];
  /** `null` until the race has started; `end` is `null` until it has ended */
  flight: (Omit<FlownRace, 'end'> & { end: LocalMs | null }) | null;
  results: RaceResult[];
}

export interface FlownEvent {
  rounds: RoundSpec[];
  races: DemoRace[];
  /** after the last race; `entries` as handed in */
  standing: Standing;
}

interface FlyEventInput {
  eventId: Guid;
  plan: EventPlan;
  entries: readonly Entry[];
  /** local start of the first race; `null` before it */
  firstStart: LocalMs | null;
  /** the running event's clock: later races have not started, the current one ends here so far */
  now: LocalMs | null;
}

const SLOT_MS = 6 * 60_000;

/** Draws the heats of all rounds of an event and flies their races. */
export function flyEvent(random: Random, input: FlyEventInput): FlownEvent {
  const { plan, entries, firstStart } = input;
  const channels = channelIds(plan.channels);
  const rounds = planRounds(plan, random, channels.length);
  const points = new Map<Guid, number>();
  const best = new Map<Guid, number>();
  const races: DemoRace[] = [];
  let previous: Heat[] = [];
  const absentee =
    entries.length > 8 && random.chance(0.7) ? entries[random.whole(0, entries.length - 1)] : undefined;
  for (const round of rounds) {
    const isMissed = (entry: Entry): boolean => entry === absentee && round.order === 200;
    const heats = round.draw({
      entries: entries.filter((entry) => !isMissed(entry)),
      points,
      best,
      previous,
    });
    previous = heats.map((heat, index) => {
      const start =
        firstStart === null ? null : firstStart + races.length * SLOT_MS + random.whole(-20_000, 15_000);
      const seats = takeSeats(random, heat, channels);
      const race = buildRace(random, input, {
        round,
        raceNumber: index + 1,
        bracket: heat.bracket,
        seats,
        start,
      });
      races.push(race);
      count(race, input, points, best);
      const places = new Map(race.results.map(({ pilotId, position }) => [pilotId, position]));
      const ranking = [...heat.entries].sort((a, b) => (places.get(a.id) ?? 99) - (places.get(b.id) ?? 99));
      return { ...heat, entries: ranking };
    });
  }
  return { rounds, races, standing: { entries, points, best, previous } };
}

/** The local start of an event's first race, when `racesBefore` races of one slot each precede the current one. */
export function firstStartOf(now: LocalMs, racesBefore: number): LocalMs {
  return now - 60_000 - racesBefore * SLOT_MS;
}

function buildRace(
  random: Random,
  { eventId, plan, now }: FlyEventInput,
  heat: Pick<DemoRace, 'round' | 'raceNumber' | 'bracket' | 'seats'> & { start: LocalMs | null },
): DemoRace {
  const { start, ...rest } = heat;
  const isFirst = heat.round.order === 100;
  const race: DemoRace = {
    ...rest,
    id: random.guid(),
    targetLaps: plan.laps,
    flight: null,
    results: [],
  };
  if (start === null || (now !== null && start > now)) {
    return { ...race, targetLaps: isFirst ? plan.laps : 0 };
  }
  const flown = completeRace(random, { eventId, plan }, race, start);
  if (now !== null && flown.flight.end > now) {
    return { ...race, flight: { ...cutAt(flown.flight, now), end: null } };
  }
  return flown;
}

/** Flies a race from `start` to its end. */
export function completeRace(
  random: Random,
  { eventId, plan }: Pick<FlyEventInput, 'eventId' | 'plan'>,
  race: Omit<DemoRace, 'flight' | 'results'>,
  start: LocalMs,
): DemoRace & { flight: FlownRace } {
  const flight = flyRace(random, race.seats, rulesOf(plan, race.round, race.raceNumber), start);
  const results = raceResults({
    race: toRace(eventId, plan, { ...race, flight, results: [] }),
    laps: flight.laps,
    detections: flight.detections,
    event: { laps: plan.laps, pbLaps: plan.pbLaps ?? 1 },
  });
  return { ...race, flight, results };
}

function rulesOf(
  plan: EventPlan,
  { eventType, order }: RoundSpec,
  raceNumber: number,
): Parameters<typeof flyRace>[2] {
  return {
    eventType,
    timingLocation: timingLocationOf(plan),
    targetLaps: plan.laps,
    raceLengthSeconds: eventType === 'Race' ? 0 : (plan.raceLengthSeconds ?? 120),
    lapSeconds: plan.lapSeconds,
    splitGates: plan.splitGates ?? 0,
    pauseSeconds: plan.hasPause && order === 300 && raceNumber === 2 ? 511.5605717 : 0,
  };
}

export function timingLocationOf(plan: EventPlan): TimingLocation {
  return plan.timingLocation ?? 'Holeshot';
}

function cutAt(flight: FlownRace, now: LocalMs): FlownRace {
  return {
    ...flight,
    laps: flight.laps.filter(({ end }) => end <= now),
    detections: flight.detections.filter(({ time }) => time <= now),
  };
}

function toRace(eventId: Guid, plan: EventPlan, race: DemoRace): Parameters<typeof raceResults>[0]['race'] {
  return {
    id: race.id,
    eventId,
    roundId: race.round.id,
    roundNumber: race.round.roundNumber,
    roundOrder: race.round.order,
    eventType: race.round.eventType,
    raceNumber: race.raceNumber,
    start: race.flight?.start ?? null,
    end: race.flight?.end ?? null,
    totalPausedSeconds: 0,
    targetLaps: race.targetLaps,
    bracket: race.bracket,
    timingLocation: timingLocationOf(plan),
    pilotChannels: race.seats.map(({ pilotId, channelId }) => ({ pilotId, channelId, handicapSeconds: 0 })),
  };
}

/** Adds a race's results to the event's standing. */
function count(
  race: DemoRace,
  { eventId, plan }: FlyEventInput,
  points: Map<Guid, number>,
  best: Map<Guid, number>,
): void {
  if (race.flight === null || !race.round.valid) {
    return;
  }
  for (const result of race.results) {
    points.set(result.pilotId, (points.get(result.pilotId) ?? 0) + result.points);
  }
  const summaries = summarizeRace({
    race: toRace(eventId, plan, race),
    laps: race.flight.laps,
    detections: race.flight.detections,
    results: race.results,
    event: { laps: plan.laps, pbLaps: plan.pbLaps ?? 1 },
  });
  for (const { pilotId, targetLapSeconds } of summaries) {
    if (targetLapSeconds !== null) {
      best.set(pilotId, Math.min(targetLapSeconds, best.get(pilotId) ?? targetLapSeconds));
    }
  }
}
