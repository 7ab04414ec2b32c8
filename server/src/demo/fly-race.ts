import type { Detection, EventType, Guid, Lap, LocalMs, TimingLocation } from '@holeshot/domain';
import type { DemoPilot } from './demo-pilots';
import type { Random } from './random';
import { type Pass, recordPasses } from './record-passes';

export interface Seat {
  pilotId: Guid;
  channelId: Guid;
  skill: DemoPilot;
}

export interface FlightRules {
  eventType: EventType;
  timingLocation: TimingLocation;
  targetLaps: number;
  /** 0 for no limit */
  raceLengthSeconds: number;
  /** a lap of the fastest pilot */
  lapSeconds: number;
  splitGates: number;
  /** how long the race director stopped the race, 0 when not at all */
  pauseSeconds: number;
}

export interface FlownRace {
  start: LocalMs;
  end: LocalMs;
  pausedSeconds: number;
  /** in order of time, those entered by hand last */
  detections: Detection[];
  laps: Lap[];
}

/** The largest gap of a close finish. */
const CLOSE_SECONDS = 0.1;

/** Flies one race, with crashes, double detections, non-starters, laps after the target and close finishes. */
export function flyRace(
  random: Random,
  seats: readonly Seat[],
  rules: FlightRules,
  start: LocalMs,
): FlownRace {
  const flights = seats.map((seat) => ({ seat, ends: flyLaps(random, seat.skill, rules) }));
  if (rules.eventType === 'Race' && random.chance(0.12)) {
    makeCloseFinish(random, flights, rules);
  }
  if (rules.pauseSeconds > 0) {
    pauseFlights(flights, rules.pauseSeconds);
  }
  const passes = flights.flatMap(({ seat, ends }) => listPasses(random, seat, ends, rules));
  const lastSeconds = Math.max(20, ...flights.flatMap(({ ends }) => ends));
  return {
    start,
    end: start + Math.round((lastSeconds + random.between(3, 11)) * 1000),
    pausedSeconds: rules.pauseSeconds,
    ...recordPasses(random, passes, { start, timingLocation: rules.timingLocation }),
  };
}

interface Flight {
  seat: Seat;
  /** seconds after the start at which laps end, the holeshot first where there is one */
  ends: number[];
}

function flyLaps(random: Random, skill: DemoPilot, rules: FlightRules): number[] {
  if (random.chance(0.015)) {
    return [];
  }
  const isRace = rules.eventType === 'Race';
  const extraLaps = random.chance(0.14) ? random.whole(1, 2) : 0;
  const maxLaps = isRace ? rules.targetLaps + extraLaps : Number.POSITIVE_INFINITY;
  let now = 1.3 + skill.pace * random.between(0.3, 1.2);
  const ends = rules.timingLocation === 'Holeshot' ? [now] : [];
  for (let lap = 1; lap <= maxLaps; lap += 1) {
    if (rules.raceLengthSeconds > 0 && now > rules.raceLengthSeconds) {
      break;
    }
    let length = rules.lapSeconds * skill.pace * (1 + skill.spread * random.bell() + (lap === 1 ? 0.03 : 0));
    if (random.chance(skill.crash)) {
      if (random.chance(0.55)) {
        break;
      }
      length += random.between(3, 14);
    }
    now += length;
    ends.push(now);
  }
  return ends;
}

function makeCloseFinish(random: Random, flights: readonly Flight[], rules: FlightRules): void {
  const last = rules.timingLocation === 'Holeshot' ? rules.targetLaps : rules.targetLaps - 1;
  const finishers = flights
    .filter(({ ends }) => ends.length === last + 1)
    .sort((a, b) => (a.ends[last] ?? 0) - (b.ends[last] ?? 0));
  const [winner, second] = finishers;
  const before = second?.ends[last - 1];
  const finish = (winner?.ends[last] ?? 0) + random.between(0.004, CLOSE_SECONDS);
  // A gap that is too large stays, because the last lap must be a plausible one.
  if (second !== undefined && before !== undefined && finish - before > rules.lapSeconds * 0.95) {
    second.ends[last] = finish;
  }
}

/** The current lap's clock runs on while the race is stopped (R79). */
function pauseFlights(flights: readonly Flight[], pauseSeconds: number): void {
  for (const flight of flights) {
    flight.ends = flight.ends.map((end, index) => (index === 0 ? end : end + pauseSeconds));
  }
}

/** The passes that the timing system detects of one flight: lap ends, split gates, and those that do not count. */
function listPasses(random: Random, seat: Seat, ends: readonly number[], rules: FlightRules): Pass[] {
  const { pilotId, channelId } = seat;
  const passes: Pass[] = [];
  const add = (seconds: number, changes: Partial<Pass> = {}): void => {
    passes.push({ pilotId, channelId, seconds, gate: 0, valid: true, by: 'timer', ...changes });
  };
  if (random.chance(0.06)) {
    add(random.between(0.05, 0.45), { valid: false });
  }
  for (const [index, seconds] of ends.entries()) {
    const isLast = index === ends.length - 1;
    const isStruck = !isLast && index > 0 && random.chance(0.008);
    const isByHand = random.chance(0.012);
    add(seconds, { valid: !isStruck, by: isStruck ? 'marshal' : isByHand ? 'hand' : 'timer' });
    if (random.chance(0.45)) {
      add(seconds + random.between(0.2, 2.6), { valid: false });
    }
    if (random.chance(0.07)) {
      add(seconds + random.between(2.7, 4.6), { valid: false });
    }
    const next = ends[index + 1];
    for (let gate = 1; next !== undefined && gate <= rules.splitGates; gate += 1) {
      const share = gate / (rules.splitGates + 1) + random.between(-0.04, 0.04);
      add(seconds + (next - seconds) * share, { gate });
    }
  }
  return passes;
}
