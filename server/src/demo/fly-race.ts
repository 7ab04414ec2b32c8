import type { Detection, EventType, Guid, Lap, LocalMs, TimingLocation } from '@holeshot/domain';
import type { DemoPilot } from './demo-pilots';
import type { Random } from './random';

export interface Seat {
  pilotId: Guid;
  channelId: Guid;
  skill: Pick<DemoPilot, 'pace' | 'spread' | 'crash'>;
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

/** The flight of a pilot. */
interface Flight {
  seat: Seat;
  /** seconds after the start at which laps end, the holeshot first where there is one */
  ends: number[];
}

/** One pilot at one gate. */
interface Pass extends Pick<Seat, 'pilotId' | 'channelId'> {
  /** after the start of the race */
  seconds: number;
  /** 0 is the start/finish gate */
  gate: number;
  valid: boolean;
  by: 'timer' | 'hand' | 'marshal';
}

/** The largest gap of a close finish. */
const CLOSE_SECONDS = 0.1;
const TICKS_PER_SECOND = 10_000_000;
const TICKS_PER_MS = 10_000;

/** Flies one race, with crashes, double detections, non-starters, laps after the target and close finishes. */
export function flyRace(
  random: Random,
  seats: readonly Seat[],
  rules: FlightRules,
  start: LocalMs,
): FlownRace {
  const flights = seats.map((seat) => ({ seat, ends: flyLaps(random, seat.skill, rules) }));
  if (rules.eventType === 'Race' && random.chance(0.12)) makeCloseFinish(random, flights, rules);
  // the current lap's clock runs on while the race is stopped (R79)
  for (const flight of flights)
    flight.ends = flight.ends.map((end, index) => (index === 0 ? end : end + rules.pauseSeconds));
  const passes = flights.flatMap((flight) => listPasses(random, flight, rules));
  const lastSeconds = Math.max(20, ...flights.flatMap(({ ends }) => ends));
  return {
    start,
    end: start + Math.round((lastSeconds + random.between(3, 11)) * 1000),
    pausedSeconds: rules.pauseSeconds,
    ...recordPasses(random, passes, { start, firstLap: rules.timingLocation === 'Holeshot' ? 0 : 1 }),
  };
}

function flyLaps(random: Random, skill: Seat['skill'], rules: FlightRules): number[] {
  if (random.chance(0.015)) return [];
  const extraLaps = random.chance(0.14) ? random.whole(1, 2) : 0;
  const maxLaps = rules.eventType === 'Race' ? rules.targetLaps + extraLaps : Number.POSITIVE_INFINITY;
  let now = 1.3 + skill.pace * random.between(0.3, 1.2);
  const ends = rules.timingLocation === 'Holeshot' ? [now] : [];
  for (let lap = 1; lap <= maxLaps; lap += 1) {
    if (rules.raceLengthSeconds > 0 && now > rules.raceLengthSeconds) break;
    let length = rules.lapSeconds * skill.pace * (1 + skill.spread * random.bell() + (lap === 1 ? 0.03 : 0));
    if (random.chance(skill.crash)) {
      if (random.chance(0.55)) break;
      length += random.between(3, 14);
    }
    now += length;
    ends.push(now);
  }
  return ends;
}

function makeCloseFinish(random: Random, flights: readonly Flight[], rules: FlightRules): void {
  const last = rules.timingLocation === 'Holeshot' ? rules.targetLaps : rules.targetLaps - 1;
  const [winner, second] = flights
    .filter(({ ends }) => ends.length === last + 1)
    .sort((a, b) => (a.ends[last] ?? 0) - (b.ends[last] ?? 0));
  const before = second?.ends[last - 1];
  const finish = (winner?.ends[last] ?? 0) + random.between(0.004, CLOSE_SECONDS);
  // a gap that is too large stays, because the last lap must be a plausible one
  if (second && before !== undefined && finish - before > rules.lapSeconds * 0.95) second.ends[last] = finish;
}

/** The passes that the timing system detects of one flight: lap ends, split gates, and those that do not count. */
function listPasses(random: Random, { seat, ends }: Flight, rules: FlightRules): Pass[] {
  const { pilotId, channelId } = seat;
  const passes: Pass[] = [];
  const add = (seconds: number, changes: Partial<Pass>) =>
    passes.push({ pilotId, channelId, seconds, gate: 0, valid: true, by: 'timer', ...changes });
  if (random.chance(0.06)) add(random.between(0.05, 0.45), { valid: false });
  for (const [index, seconds] of ends.entries()) {
    const isStruck = index > 0 && index < ends.length - 1 && random.chance(0.008);
    const isByHand = random.chance(0.012);
    add(seconds, { valid: !isStruck, by: isStruck ? 'marshal' : isByHand ? 'hand' : 'timer' });
    if (random.chance(0.45)) add(seconds + random.between(0.2, 2.6), { valid: false });
    if (random.chance(0.07)) add(seconds + random.between(2.7, 4.6), { valid: false });
    const next = ends[index + 1];
    for (let gate = 1; next !== undefined && gate <= rules.splitGates; gate += 1) {
      const share = gate / (rules.splitGates + 1) + random.between(-0.04, 0.04);
      add(seconds + (next - seconds) * share, { gate });
    }
  }
  return passes;
}

/**
 * Turns passes into detections and laps as the desktop app stores them: an invalid detection has the lap number of a
 * valid one, its lap stays in the list (R73), and the next lap is longer by it (R78).
 */
function recordPasses(
  random: Random,
  passes: readonly Pass[],
  { start, firstLap }: { start: LocalMs; firstLap: 0 | 1 },
): Pick<FlownRace, 'detections' | 'laps'> {
  // by pilot: the number of ended laps, the holeshot included, and when (100 ns after the start) the last valid one ended
  const chains = new Map<Guid, { count: number; ticks: number }>();
  const detections: Detection[] = [];
  const laps: Lap[] = [];
  // the start is between two milliseconds; files truncate the times of laps and detections
  const offset = random.whole(0, TICKS_PER_MS - 1);
  const toLocal = (ticks: number): LocalMs => start + Math.floor((offset + ticks) / TICKS_PER_MS);
  for (const { pilotId, channelId, seconds, gate, valid, by } of passes.toSorted(
    (a, b) => a.seconds - b.seconds,
  )) {
    const chain = chains.get(pilotId) ?? { count: 0, ticks: 0 };
    const ticks = Math.round(seconds * TICKS_PER_SECOND);
    const isLapEnd = gate === 0;
    // a split gate has the number of the last completed lap, so that its sector is greater than that lap's
    const lapNumber = firstLap + (isLapEnd ? chain.count : Math.max(0, chain.count - 1));
    const detection: Detection = {
      id: random.guid(),
      pilotId,
      channelId,
      timingSystemIndex: gate,
      time: toLocal(ticks),
      lapNumber,
      valid,
      validityType: by === 'timer' ? 'Auto' : 'ManualOverride',
      isLapEnd,
      isHoleshot: valid && isLapEnd && lapNumber === 0,
      raceSector: lapNumber * 100 + gate,
      peak: by === 'hand' ? 0 : random.whole(70, 240),
      timingSystemType: by === 'hand' ? 'Manual' : 'LapRF8Way',
    };
    detections.push(detection);
    if (!isLapEnd) continue;
    laps.push({
      id: random.guid(),
      detectionId: detection.id,
      lapNumber,
      lengthSeconds: (ticks - chain.ticks) / TICKS_PER_SECOND,
      start: toLocal(chain.ticks),
      end: detection.time,
    });
    if (valid) chains.set(pilotId, { count: chain.count + 1, ticks });
  }
  const isByHand = ({ timingSystemType }: Detection): boolean => timingSystemType === 'Manual';
  return {
    laps,
    detections: [...detections.filter((item) => !isByHand(item)), ...detections.filter(isByHand)],
  };
}
