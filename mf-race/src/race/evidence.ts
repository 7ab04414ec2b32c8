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
import { lapName, lapsLabel } from '../parts/race-names';

/** One crossing that a pilot's result rests on, or that was ruled out. */
export interface EvidenceRow {
  detectionId: Guid;
  /** clock of the event */
  time: LocalMs;
  /** `Lap 2`, `Holeshot`, `Lap 2, split 1` */
  crossing: string;
  /** of the lap that ends there */
  lengthSeconds: number | null;
  counts: boolean;
  /** why it counts, or why not */
  why: string;
  /** which of the pilot's figures it is part of, such as `1 Lap` */
  partOf: string[];
}

/** What the result of one pilot rests on. */
export interface Evidence {
  pilotId: Guid;
  /** by time */
  rows: EvidenceRow[];
}

/**
 * Every crossing of a pilot with the lap it ends, those that do not count included: pilot and validity are the
 * detection's (domain notes 1.7).
 */
export function listEvidence(
  race: RaceDetails,
  pilotId: Guid,
  event: Pick<RaceEvent, 'pbLaps' | 'laps'>,
): Evidence {
  const lapOf = new Map(race.laps.map((lap) => [lap.detectionId, lap]));
  const partsOf = listParts(validLaps(race, { pilotId }), race, event);
  const rows = race.detections
    .filter((detection) => detection.pilotId === pilotId)
    .sort((a, b) => a.time - b.time)
    .map((detection): EvidenceRow => {
      const lap = lapOf.get(detection.id);
      const counts = detection.valid && !(lap && lap.lengthSeconds <= 0);
      return {
        detectionId: detection.id,
        time: detection.time,
        crossing: crossingText(detection),
        lengthSeconds: lap?.lengthSeconds ?? null,
        counts,
        why: whyText(detection, lap, race),
        partOf: lap ? (partsOf.get(lap.id) ?? []) : [],
      };
    });
  return { pilotId, rows };
}

/** Names of the figures that each lap is part of, by lap id. */
function listParts(
  laps: readonly ValidLap[],
  { eventType }: Pick<RaceDetails, 'eventType'>,
  { pbLaps, laps: targetLaps }: Pick<RaceEvent, 'pbLaps' | 'laps'>,
): Map<Guid, string[]> {
  const figures = [
    { label: lapsLabel(pbLaps), total: bestConsecutive(laps, pbLaps) },
    ...(targetLaps === pbLaps
      ? []
      : [{ label: lapsLabel(targetLaps), total: bestConsecutive(laps, targetLaps) }]),
    ...(eventType === 'Race' ? [{ label: 'Race Time', total: raceTime(laps, targetLaps) }] : []),
  ];
  const parts = new Map<Guid, string[]>();
  for (const { label, total } of figures) {
    for (const lap of total?.laps ?? []) parts.set(lap.id, [...(parts.get(lap.id) ?? []), label]);
  }
  return parts;
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

function whyText(
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
