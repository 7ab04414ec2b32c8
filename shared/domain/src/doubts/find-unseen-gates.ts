import type { Guid } from '../model';
import type { Doubt, DoubtfulRace, Flight } from './doubt';

/** The holeshot and two laps. */
const MIN_LAPS = 3;
const MIN_OTHERS = 2;

/** Finds split gates that saw others but never a pilot who flew laps: the gate is not tuned to that pilot's channel. */
export function findUnseenGates({ detections }: DoubtfulRace, flights: readonly Flight[]): Doubt[] {
  const pilotsByGate = new Map<number, Set<Guid>>();
  for (const { timingSystemIndex, pilotId } of detections)
    if (timingSystemIndex > 0 && pilotId !== null)
      pilotsByGate.set(timingSystemIndex, (pilotsByGate.get(timingSystemIndex) ?? new Set()).add(pilotId));
  const pilotIds = flights.filter(({ laps }) => laps.length >= MIN_LAPS).map(({ pilotId }) => pilotId);
  return [...pilotsByGate].flatMap(([gate, pilots]) => {
    const others = pilotIds.filter((pilotId) => pilots.has(pilotId));
    if (others.length < MIN_OTHERS) return [];
    return pilotIds
      .filter((pilotId) => !pilots.has(pilotId))
      .map(
        (pilotId): Doubt => ({
          kind: 'unseen-gate',
          pilotId,
          detectionId: null,
          value: gate,
          text: `Split gate ${gate} saw ${others.length} other pilots, and this one never.`,
        }),
      );
  });
}
