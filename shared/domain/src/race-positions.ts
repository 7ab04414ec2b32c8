import { lapLimit } from './event-traits';
import type { Detection, EventType, Guid, PilotChannel } from './model';

interface PositionsInput {
  /** the pilots of the race; detections of others are ignored */
  pilotChannels: readonly Pick<PilotChannel, 'pilotId'>[];
  detections: readonly Detection[];
  /** laps after it do not count in a Race; 0 means no limit (a race that was never opened) */
  targetLaps: number;
  eventType: EventType;
}

/**
 * Each pilot's position on the track, from 1, by furthest race sector, then by time (R88). Pilots with equal sector and
 * time share a position. Pilots without a valid detection share the position after the others; when no pilot has one,
 * everyone gets the last position.
 */
export function racePositions({
  pilotChannels,
  detections,
  targetLaps,
  eventType,
}: PositionsInput): Map<Guid, number> {
  const maxSector = lapLimit({ eventType, targetLaps }) * 100;
  const furthest = new Map<Guid, Detection>();
  const pilotIds = new Set(pilotChannels.map(({ pilotId }) => pilotId));
  for (const detection of detections) {
    const { pilotId, valid, raceSector } = detection;
    if (!valid || pilotId === null || raceSector > maxSector || !pilotIds.has(pilotId)) {
      continue;
    }
    const previous = furthest.get(pilotId);
    if (previous === undefined || isAhead(detection, previous)) {
      furthest.set(pilotId, detection);
    }
  }
  const furthestDetections = [...furthest.values()];
  const lastPlace = furthestDetections.length === 0 ? pilotIds.size : furthestDetections.length + 1;
  return new Map(
    [...pilotIds].map((pilotId) => {
      const own = furthest.get(pilotId);
      return [
        pilotId,
        own === undefined ? lastPlace : 1 + furthestDetections.filter((other) => isAhead(other, own)).length,
      ];
    }),
  );
}

function isAhead(a: Detection, b: Detection): boolean {
  return a.raceSector > b.raceSector || (a.raceSector === b.raceSector && a.time < b.time);
}
