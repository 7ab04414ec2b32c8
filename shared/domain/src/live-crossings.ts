import type { Detection, Guid, Lap, LocalMs, RaceDetails } from './model';

/** A crossing of a race in progress, from a notification of the desktop app. */
export interface LiveCrossing {
  detectionId: Guid;
  pilotId: Guid;
  channelId: Guid | null;
  /** 0 is the start/finish gate */
  timingSystemIndex: number;
  lapNumber: number;
  isLapEnd: boolean;
  valid: boolean;
  /** since the start of the race */
  seconds: number;
}

type RunningRace = Pick<RaceDetails, 'start' | 'laps' | 'detections'>;

/**
 * Adds a crossing to a race in progress, in place, with the lap that it ends (R120). A crossing that the race already
 * has changes nothing, so messages are idempotent and independent of order.
 */
export function addCrossing(race: RunningRace, crossing: LiveCrossing): void {
  const { start } = race;
  if (start === null || race.detections.some(({ id }) => id === crossing.detectionId)) return;
  const detection = toDetection(crossing, start);
  race.detections.push(detection);
  if (isPilotLapEnd(detection, crossing.pilotId)) addLap(race, detection, start);
}

function toDetection(crossing: LiveCrossing, start: LocalMs): Detection {
  const { detectionId, pilotId, channelId, timingSystemIndex, lapNumber, isLapEnd, valid } = crossing;
  return {
    id: detectionId,
    pilotId,
    channelId,
    timingSystemIndex,
    time: start + Math.round(crossing.seconds * 1000),
    lapNumber,
    valid,
    validityType: 'Auto',
    isLapEnd,
    isHoleshot: valid && isLapEnd && lapNumber === 0,
    raceSector: lapNumber * 100 + timingSystemIndex,
    peak: 0,
    timingSystemType: '',
  };
}

const isPilotLapEnd = (detection: Detection, pilotId: Guid | null): boolean =>
  detection.valid && detection.isLapEnd && detection.pilotId === pilotId;

/** Adds the lap that ends at a detection. The pilot's next lap then begins there. */
function addLap(race: RunningRace, detection: Detection, raceStart: LocalMs): void {
  const ends = race.detections.filter((other) => isPilotLapEnd(other, detection.pilotId));
  const before = ends.filter(({ time }) => time < detection.time).map(({ time }) => time);
  const after = ends.filter(({ time }) => time > detection.time).sort((a, b) => a.time - b.time)[0];
  const next = after && race.laps.find(({ detectionId }) => detectionId === after.id);
  if (next) moveStart(next, detection.time);
  const lap = { id: detection.id, detectionId: detection.id, lapNumber: detection.lapNumber };
  const start = Math.max(raceStart, ...before);
  const end = detection.time;
  race.laps.push({ ...lap, start, end, lengthSeconds: (end - start) / 1000 });
}

function moveStart(lap: Lap, start: LocalMs): void {
  lap.start = start;
  lap.lengthSeconds = (lap.end - start) / 1000;
}

/** A hash of a race's start, end and crossings in any order, so that a client can detect a missed message. */
export function hashCrossings({
  start,
  end,
  detections,
}: Omit<RunningRace, 'laps'> & Pick<RaceDetails, 'end'>): string {
  const sum = detections.reduce(
    (total, { id, time, lapNumber, valid }) => total + hashText(`${id} ${time} ${lapNumber} ${valid}`),
    hashText(`${start} ${end}`),
  );
  return (sum % 2 ** 32).toString(36);
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
