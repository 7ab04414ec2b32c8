import type { Guid } from '../model';
import type { Doubt, DoubtfulRace, Flight } from './doubt';

const MIN_LAPS = 2;
const MIN_OTHERS = 2;

/** A split gate that never saw a pilot who flew laps, while it saw others: their channel is not tuned there. */
export function findUnseenGates({ detections }: DoubtfulRace, flights: readonly Flight[]): Doubt[] {
  const seen = new Map<number, Set<Guid>>();
  for (const { timingSystemIndex, pilotId } of detections)
    if (timingSystemIndex > 0 && pilotId !== null)
      seen.set(timingSystemIndex, (seen.get(timingSystemIndex) ?? new Set()).add(pilotId));
  const flown = flights.filter(({ laps }) => laps.length > MIN_LAPS).map(({ pilotId }) => pilotId);
  return [...seen].flatMap(([gate, pilots]) => {
    const others = flown.filter((pilotId) => pilots.has(pilotId));
    if (others.length < MIN_OTHERS) return [];
    return flown
      .filter((pilotId) => !pilots.has(pilotId))
      .map(
        (pilotId): Doubt => ({
          ...{ kind: 'unseen-gate', pilotId, detectionId: null, value: gate },
          text: `Split gate ${gate} saw ${others.length} other pilots, and this one never.`,
        }),
      );
  });
}
