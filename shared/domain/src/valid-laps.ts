import type { Detection, Guid, Lap } from './model';

const MAX_LAP_NUMBER = 1000;

/** A lap that counts, with pilot and time of its detection. */
export interface ValidLap extends Lap {
  pilotId: Guid;
  /** when the gate detected the end of the lap */
  detectedAt: Detection['time'];
  /** whether the lap begins or ends with a crossing taken from a video, so that it is accurate to 0.1 s (R167) */
  isFromVideo?: true;
  startsFromVideo?: true;
  endsFromVideo?: true;
}

/** Whether a race director took this crossing from a video: it has the desktop app's marks for both. */
export const isFromVideo = ({ timingSystemType, validityType }: Detection): boolean =>
  timingSystemType === 'Video' && validityType === 'Marshall';

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
  laps.sort((a, b) => a.end - b.end || a.lapNumber - b.lapNumber);
  const videos = race.detections.filter((detection) => detection.valid && isFromVideo(detection));
  return videos.length === 0 ? laps : laps.map((lap) => markVideo(lap, videos));
}

function markVideo(lap: ValidLap, videos: readonly Detection[]): ValidLap {
  const ends = videos.some(({ id }) => id === lap.detectionId);
  const starts = videos.some(
    ({ pilotId, time }) => pilotId === lap.pilotId && Math.abs(time - lap.start) <= 1,
  );
  if (!starts && !ends) return lap;
  return {
    ...lap,
    isFromVideo: true,
    ...(starts && { startsFromVideo: true }),
    ...(ends && { endsFromVideo: true }),
  };
}
