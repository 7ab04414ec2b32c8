import {
  type Detection,
  type DoubtKind,
  type Guid,
  groupBy,
  type Lap,
  type RaceDetails,
  recountLaps,
  validLaps,
} from '@holeshot/domain';

export type FaultyRace = Pick<
  RaceDetails,
  'start' | 'totalPausedSeconds' | 'timingLocation' | 'pilotChannels' | 'laps' | 'detections'
>;

/** A race with one fault, and the pilot whom it concerns; `null` for all pilots. */
export interface Injected {
  race: FaultyRace;
  pilotId: Guid | null;
}

type Next = () => number;
const pick = <T>(items: readonly T[], next: Next): T | undefined => items[Math.floor(next() * items.length)];

/** Picks a pilot with at least three valid laps, and returns the pilot's laps. */
function pickFlight(race: FaultyRace, next: Next) {
  const byPilot = groupBy(validLaps(race), ({ pilotId }) => pilotId);
  const flown = [...byPilot].filter(([, laps]) => laps.filter(({ lapNumber }) => lapNumber > 0).length >= 3);
  return pick(flown, next);
}

const addCrossing = (race: FaultyRace, like: Detection, time: number): FaultyRace => {
  const detection = { ...like, id: 'injected', time, valid: false, isHoleshot: false };
  return recountLaps({ ...race, detections: [...race.detections, detection] }, 'injected', true);
};

const getDetection = (race: FaultyRace, lap: Lap): Detection =>
  race.detections.find(({ id }) => id === lap.detectionId) as Detection;

/** Returns a race with one fault of a kind; undefined if the race does not allow it. */
export function injectFault(kind: DoubtKind, race: FaultyRace, next: Next): Injected | undefined {
  const flight = pickFlight(race, next);
  if (!flight) return undefined;
  const [pilotId, all] = flight;
  const laps = all.filter(({ lapNumber }) => lapNumber > 0);
  const inner = pick(laps.slice(0, -1), next);
  const last = laps.at(-1);
  if (!inner || !last) return undefined;
  const between = (from: number, until: number) => from + next() * (until - from);
  switch (kind) {
    case 'short-lap': {
      // the timer sees the pilot land
      const time = last.end + between(0.15, 0.6) * 1_000 * last.lengthSeconds;
      return { race: addCrossing(race, getDetection(race, last), Math.round(time)), pilotId };
    }
    case 'split-lap': {
      const time = inner.start + between(0.15, 0.85) * (inner.end - inner.start);
      return { race: addCrossing(race, getDetection(race, inner), Math.round(time)), pilotId };
    }
    case 'double-lap': {
      const missed = recountLaps(race, inner.detectionId, false);
      const isKept = (id: Guid) => id !== inner.detectionId;
      const detections = missed.detections.filter(({ id }) => isKept(id));
      return {
        race: { ...missed, detections, laps: missed.laps.filter((lap) => isKept(lap.detectionId)) },
        pilotId,
      };
    }
    case 'missing-lap':
      return { race: recountLaps(race, inner.detectionId, false), pilotId };
    case 'equal-laps': {
      const own = new Set(laps.map(({ id }) => id));
      const equal = race.laps.map((lap) =>
        own.has(lap.id) ? { ...lap, lengthSeconds: inner.lengthSeconds } : lap,
      );
      return { race: { ...race, laps: equal }, pilotId };
    }
    case 'unseen-gate': {
      const gates = new Set(race.detections.map(({ timingSystemIndex }) => timingSystemIndex));
      if (!gates.has(1)) return undefined;
      const isSeen = (detection: Detection) =>
        detection.pilotId !== pilotId || detection.timingSystemIndex !== 1;
      return { race: { ...race, detections: race.detections.filter(isSeen) }, pilotId };
    }
    case 'clock-step': {
      const flown = new Set(validLaps(race).map((lap) => lap.pilotId));
      if (flown.size < 3) return undefined;
      const at = inner.start + 0.5 * (inner.end - inner.start);
      const inAir = new Set(
        validLaps(race).flatMap((lap) => (lap.start < at && at < lap.end ? lap.pilotId : [])),
      );
      if (inAir.size < 3) return undefined;
      const stepMs = Math.round((next() < 0.5 ? 1 : -1) * between(0.6, 3) * 1_000 * inner.lengthSeconds);
      const move = (time: number) => (time > at ? time + stepMs : time);
      return {
        race: {
          ...race,
          detections: race.detections.map((detection) => ({ ...detection, time: move(detection.time) })),
          laps: race.laps.map((lap) => {
            const [start, end] = [move(lap.start), move(lap.end)];
            const grown = (end - start - (lap.end - lap.start)) / 1_000;
            return { ...lap, start, end, lengthSeconds: lap.lengthSeconds + grown };
          }),
        },
        pilotId: null,
      };
    }
  }
}
