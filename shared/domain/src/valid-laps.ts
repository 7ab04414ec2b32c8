import type { Detection, Guid, Lap } from './model';

const MAX_LAP_NUMBER = 1000;

/** A lap that counts, with what it takes from its detection. */
export interface ValidLap extends Lap {
  pilotId: Guid;
  /** when the gate saw the pilot at the end of the lap */
  detectedAt: Detection['time'];
}

interface ValidLapsOptions {
  /** only this pilot's laps */
  pilotId?: Guid;
  maxLapNumber?: number;
}

/**
 * The laps of a race that count, by end time: those with a detection that is valid, a length above 0 and
 * a lap number up to the maximum (1000). Pilot and validity are those of the detection.
 * Source: specification section 5, domain notes 1.7.
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
