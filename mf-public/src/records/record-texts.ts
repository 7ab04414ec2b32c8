import type { ClubRecord } from '@holeshot/client';
import { explainedHref } from '@holeshot/contract';
import { countText, lapsText } from '@holeshot/domain';

/** Names of the figures on race pages. */
const FIGURES: Record<ClubRecord['kind'], string> = {
  lap: 'lap',
  target: 'targetLap',
  holeshot: 'holeshot',
  race: 'race',
};

/** `1 Lap`, `3 Laps`, `Holeshot`, `Race Time, 3 laps` */
export function recordLabel({ kind, laps }: Pick<ClubRecord, 'kind' | 'laps'>): string {
  switch (kind) {
    case 'holeshot':
      return 'Holeshot';
    case 'race':
      return laps > 0 ? `Race Time, ${lapsText(laps)}` : 'Race Time';
    default:
      return countText(laps, 'Lap');
  }
}

interface FlownTime {
  event: { id: string };
  race: { id: string };
  pilot: { id: string };
}

/** The link to the explanation of a record on the race page (R164). */
export const recordHref = (kind: ClubRecord['kind'], { event, race, pilot }: FlownTime): string =>
  explainedHref({ eventId: event.id, raceId: race.id, pilotId: pilot.id, figure: FIGURES[kind] });
