import {
  bestConsecutive,
  type Detection,
  eventTraits,
  type Guid,
  type Lap,
  type LocalMs,
  type RaceDetails,
  type RaceEvent,
  raceTime,
  type ValidLap,
  validLaps,
} from '@holeshot/domain';
import { lapName, lapsLabel } from '../../racing/race-names';

/** One crossing of a pilot, valid or not. */
export interface EvidenceRow {
  detectionId: Guid;
  /** on the event's clock */
  time: LocalMs;
  /** `Lap 2`, `Holeshot`, `Lap 2, split 1` */
  crossing: string;
  /** of the lap that the crossing ends */
  lengthSeconds: number | null;
  counts: boolean;
  /** the reason why the crossing counts or not */
  reason: string;
  /** labels of the times that include the lap, such as `1 Lap` */
  includedIn: string[];
}

/** All crossings behind a pilot's result. */
export interface Evidence {
  pilotId: Guid;
  /** by time */
  rows: EvidenceRow[];
}

/** A pilot's crossings with their laps, invalid ones included. Pilot and validity are the detection's (R73). */
export function listEvidence(
  race: RaceDetails,
  pilotId: Guid,
  event: Pick<RaceEvent, 'pbLaps' | 'laps'>,
): Evidence {
  const lapByDetection = new Map(race.laps.map((lap) => [lap.detectionId, lap]));
  const labelsByLap = listTimeLabels(validLaps(race, { pilotId }), race, event);
  const rows = race.detections
    .filter((detection) => detection.pilotId === pilotId)
    .sort((a, b) => a.time - b.time)
    .map((detection): EvidenceRow => {
      const lap = lapByDetection.get(detection.id);
      const counts = detection.valid && !(lap && lap.lengthSeconds <= 0);
      return {
        detectionId: detection.id,
        time: detection.time,
        crossing: crossingText(detection),
        lengthSeconds: lap?.lengthSeconds ?? null,
        counts,
        reason: reasonText(detection, lap, race),
        includedIn: lap ? (labelsByLap.get(lap.id) ?? []) : [],
      };
    });
  return { pilotId, rows };
}

/** For each lap id, the labels of the times that include the lap. */
function listTimeLabels(
  laps: readonly ValidLap[],
  { eventType }: Pick<RaceDetails, 'eventType'>,
  { pbLaps, laps: targetLaps }: Pick<RaceEvent, 'pbLaps' | 'laps'>,
): Map<Guid, string[]> {
  const times = [
    { label: lapsLabel(pbLaps), total: bestConsecutive(laps, pbLaps) },
    ...(targetLaps === pbLaps
      ? []
      : [{ label: lapsLabel(targetLaps), total: bestConsecutive(laps, targetLaps) }]),
    ...(eventType === 'Race' ? [{ label: 'Race Time', total: raceTime(laps, targetLaps) }] : []),
  ];
  const labels = new Map<Guid, string[]>();
  for (const { label, total } of times) {
    for (const lap of total?.laps ?? []) labels.set(lap.id, [...(labels.get(lap.id) ?? []), label]);
  }
  return labels;
}

function crossingText({ lapNumber, timingSystemIndex, isLapEnd }: Detection): string {
  const lap = lapName(lapNumber);
  return isLapEnd ? lap : `${lap}, split ${timingSystemIndex}`;
}

const RULED_OUT: Record<Detection['validityType'], string> = {
  Auto: 'ruled out by the timer',
  ManualOverride: 'ruled out by the race director',
  Marshall: 'ruled out by a marshal',
};
const COUNTED: Record<Detection['validityType'], string> = {
  Auto: 'counted',
  ManualOverride: 'counted by the race director',
  Marshall: 'counted by a marshal',
};

function reasonText(
  { valid, validityType, isLapEnd, lapNumber }: Detection,
  lap: Lap | undefined,
  { eventType, targetLaps }: Pick<RaceDetails, 'eventType' | 'targetLaps'>,
): string {
  if (!valid) return RULED_OUT[validityType];
  if (isLapEnd && !lap) return 'no lap recorded';
  if (lap && lap.lengthSeconds <= 0) return 'no length';
  const isAfterFinish = eventTraits(eventType).hasLapLimit && targetLaps > 0 && lapNumber > targetLaps;
  return isAfterFinish ? `${COUNTED[validityType]}, after the finish` : COUNTED[validityType];
}
