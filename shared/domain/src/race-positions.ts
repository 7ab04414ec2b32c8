import { eventTraits } from './event-traits';
import type { Detection, EventType, Guid, PilotChannel } from './model';

interface PositionsInput {
  /** the pilots of the race; detections of others are ignored */
  pilotChannels: readonly Pick<PilotChannel, 'pilotId'>[];
  detections: readonly Detection[];
  /** laps after it do not count in a Race; 0 (a race never opened) sets no limit */
  targetLaps: number;
  eventType: EventType;
}

/**
 * Each pilot's place on the track, from 1, by the furthest race sector and who reached it first.
 * Equal sector and time share a place; all pilots without a valid detection share the one after the
 * others, and when nobody has one, everybody gets the number of pilots.
 * Source: domain notes 4.2.
 */
export function racePositions({
  pilotChannels,
  detections,
  targetLaps,
  eventType,
}: PositionsInput): Map<Guid, number> {
  const isLimited = eventTraits(eventType).hasLapLimit && targetLaps > 0;
  const maxSector = isLimited ? targetLaps * 100 : Number.POSITIVE_INFINITY;
  const furthest = new Map<Guid, Detection>();
  const pilotIds = new Set(pilotChannels.map(({ pilotId }) => pilotId));
  for (const detection of detections) {
    const { pilotId, valid, raceSector } = detection;
    if (!valid || pilotId === null || raceSector > maxSector || !pilotIds.has(pilotId)) {
      continue;
    }
    const known = furthest.get(pilotId);
    if (known === undefined || isAhead(detection, known)) {
      furthest.set(pilotId, detection);
    }
  }
  const reached = [...furthest.values()];
  const lastPlace = reached.length === 0 ? pilotIds.size : reached.length + 1;
  return new Map(
    [...pilotIds].map((pilotId) => {
      const own = furthest.get(pilotId);
      return [
        pilotId,
        own === undefined ? lastPlace : 1 + reached.filter((other) => isAhead(other, own)).length,
      ];
    }),
  );
}

function isAhead(a: Detection, b: Detection): boolean {
  return a.raceSector > b.raceSector || (a.raceSector === b.raceSector && a.time < b.time);
}
