import {
  type Guid,
  type LocalMs,
  type RaceResult,
  type RaceSummary,
  summarizeRace,
  type TimingLocation,
} from '@holeshot/domain';
import type { EventPlan } from './event-plans';
import { type FlownRace, flyRace, type Seat } from './fly-race';
import {
  countRace,
  type Entry,
  type Heat,
  listChannelIds,
  planRounds,
  type RoundSpec,
  type Standing,
} from './plan-rounds';
import { listResults } from './race-results';
import type { Random } from './random';

/** An event before its races. */
export interface EventToFly {
  id: Guid;
  plan: EventPlan;
  start: LocalMs;
  /** IANA name */
  timeZone: string;
  entries: readonly Entry[];
  /** pilots who were taken out on the desktop */
  removed: readonly Entry[];
  /** local start of the first race; `null` before it */
  firstStart: LocalMs | null;
  /** the running event's clock: later races have not started, the current one ends here so far */
  now: LocalMs | null;
}

/** A race before its start. */
export interface RaceToFly {
  id: Guid;
  round: Pick<RoundSpec, 'id' | 'eventType' | 'roundNumber' | 'order' | 'valid'>;
  raceNumber: number;
  bracket: Heat['bracket'];
  /** 0 until the race is opened on the desktop */
  targetLaps: number;
  seats: Seat[];
}

export interface DemoRace extends RaceToFly {
  /** `null` until the race has started; `end` is `null` until it has ended */
  flight: (Omit<FlownRace, 'end'> & { end: LocalMs | null }) | null;
  /** empty until it has ended */
  summaries: RaceSummary[];
  results: RaceResult[];
}

export interface FlownEvent extends EventToFly {
  rounds: RoundSpec[];
  races: DemoRace[];
  /** after the last race; `entries` as handed in */
  standing: Standing;
}

const SLOT_MS = 6 * 60_000;

/** The local start of an event's first race, when `racesBefore` races of one slot each precede the current one. */
export const getFirstStart = (now: LocalMs, racesBefore: number): LocalMs =>
  now - 60_000 - racesBefore * SLOT_MS;

/** Draws the heats of all rounds of an event and flies their races. */
export function flyEvent(random: Random, event: EventToFly): FlownEvent {
  const { plan, entries, firstStart, now } = event;
  const channels = listChannelIds(plan);
  const rounds = planRounds(plan, random);
  const races: DemoRace[] = [];
  const absentee =
    entries.length > 8 && random.chance(0.7) ? entries[random.whole(0, entries.length - 1)] : undefined;
  const standing: Standing = { entries, points: new Map(), best: new Map(), previous: [] };
  for (const round of rounds) {
    const present = entries.filter((entry) => entry !== absentee || round.order !== 200);
    const heats = round.draw({ ...standing, entries: present });
    standing.previous = heats.map((heat, index) => {
      const start =
        firstStart === null ? null : firstStart + races.length * SLOT_MS + random.whole(-20_000, 15_000);
      const seats = takeSeats(random, heat, channels);
      const { bracket } = heat;
      const drawn = {
        id: random.guid(),
        round,
        raceNumber: index + 1,
        bracket,
        targetLaps: plan.laps,
        seats,
      };
      const race =
        start === null || (now !== null && start > now)
          ? waitForRace(drawn)
          : flyUntil(random, event, drawn, start);
      races.push(race);
      if (round.valid) countRace(standing, race);
      const places = new Map(race.results.map(({ pilotId, position }) => [pilotId, position]));
      const getPlace = ({ id }: Entry): number => places.get(id) ?? 99;
      return { ...heat, entries: [...heat.entries].sort((a, b) => getPlace(a) - getPlace(b)) };
    });
  }
  return { ...event, rounds, races, standing };
}

/** A race that has not started. Only those of the first round are opened on the desktop. */
const waitForRace = (race: RaceToFly): DemoRace => ({
  ...race,
  targetLaps: race.round.order === 100 ? race.targetLaps : 0,
  flight: null,
  summaries: [],
  results: [],
});

/** Flies a race from `start` to its end or to the event's `now`; a race in progress has no results. */
function flyUntil(random: Random, event: EventToFly, race: RaceToFly, start: LocalMs): DemoRace {
  const flown = completeRace(random, event, race, start);
  const { now } = event;
  if (now === null || flown.flight.end <= now) return flown;
  return { ...flown, flight: cutFlight(flown.flight, now), summaries: [], results: [] };
}

/** Gives each pilot of a heat a channel of their own. */
function takeSeats(random: Random, { entries }: Heat, channels: readonly Guid[]): Seat[] {
  const shuffled = random.shuffle(channels);
  return entries.flatMap(({ id, pilot }, index) => {
    const channelId = shuffled[index];
    return channelId === undefined ? [] : [{ pilotId: id, channelId, skill: pilot }];
  });
}

/** A flight as it is at a moment before its end. */
export const cutFlight = (flight: FlownRace, at: LocalMs): NonNullable<DemoRace['flight']> => ({
  ...flight,
  laps: flight.laps.filter(({ end }) => end <= at),
  detections: flight.detections.filter(({ time }) => time <= at),
  end: null,
});

export const getTimingLocation = (plan: EventPlan): TimingLocation => plan.timingLocation ?? 'Holeshot';

/** Flies a race from `start` to its end. */
export function completeRace(
  random: Random,
  { id: eventId, plan }: Pick<EventToFly, 'id' | 'plan'>,
  race: RaceToFly,
  start: LocalMs,
): DemoRace & { flight: FlownRace } {
  const { round, raceNumber, targetLaps } = race;
  const { eventType } = round;
  const timingLocation = getTimingLocation(plan);
  const isStopped = plan.hasPause && round.order === 300 && raceNumber === 2;
  const rules = {
    eventType,
    timingLocation,
    targetLaps: plan.laps,
    lapSeconds: plan.lapSeconds,
    raceLengthSeconds: eventType === 'Race' ? 0 : (plan.raceLengthSeconds ?? 120),
    splitGates: plan.splitGates ?? 0,
    pauseSeconds: isStopped ? 511.5605717 : 0,
  };
  const flight = flyRace(random, race.seats, rules, start);
  const summaries = summarizeRace({
    race: {
      id: race.id,
      eventId,
      eventType,
      raceNumber,
      targetLaps,
      timingLocation,
      bracket: race.bracket,
      roundId: round.id,
      roundNumber: round.roundNumber,
      roundOrder: round.order,
      start,
      end: flight.end,
      totalPausedSeconds: 0,
      pilotChannels: race.seats.map(({ pilotId, channelId }) => ({ pilotId, channelId, handicapSeconds: 0 })),
    },
    laps: flight.laps,
    detections: flight.detections,
    results: [],
    event: { laps: plan.laps, pbLaps: plan.pbLaps ?? 1 },
  });
  return { ...race, flight, summaries, results: listResults(summaries, flight, targetLaps) };
}
