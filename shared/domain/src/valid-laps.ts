import type { Detection, Guid, Lap } from './model';

const MAX_LAP_NUMBER = 1000;

/** A lap that counts, with pilot and time of its detection. */
export interface ValidLap extends Lap {
  pilotId: Guid;
  /** when the gate detected the end of the lap */
  detectedAt: Detection['time'];
}

interface ValidLapsOptions {
  /** only this pilot's laps */
  pilotId?: Guid;
  maxLapNumber?: number;
}

/**
 * The laps of a race that count, sorted by end time: those with a valid detection, a length above 0 and a number of at
 * most 1000 (R77). Pilot and validity are those of the detection (R73).
 */
export function validLaps(
  race: { laps: readonly Lap[]; detections: readonly Detection[] },
  { pilotId, maxLapNumber = MAX_LAP_NUMBER }: ValidLapsOptions = {},
): ValidLap[] {
  const detections = new Map(race.detections.map((detection) => [detection.id, detection]));
  const laps: ValidLap[] = [];
  for (const lap of race.laps) {
    const detection = detections.get(lap.detectionId);
    const isCounted = detection?.valid === true && lap.lengthSeconds > 0 && lap.lapNumber <= maxLapNumber;
    if (!isCounted || detection.pilotId === null) {
      continue;
    }
    if (pilotId === undefined || detection.pilotId === pilotId) {
      laps.push({ ...lap, pilotId: detection.pilotId, detectedAt: detection.time });
    }
  }
  return laps.sort((a, b) => a.end - b.end || a.lapNumber - b.lapNumber);
}
