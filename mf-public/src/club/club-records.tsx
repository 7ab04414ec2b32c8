import type { ClubRecord } from '@holeshot/client';
import { explainedHref } from '@holeshot/contract';
import { lapsText } from '@holeshot/domain';
import { Bests, barScale } from '@holeshot/ui';

/** Names of the figures on race pages. */
const FIGURES: Record<ClubRecord['kind'], string> = {
  lap: 'lap',
  target: 'targetLap',
  holeshot: 'holeshot',
  race: 'race',
};

/** `1 Lap`, `3 Laps`, `Holeshot`, `Race Time, 3 laps` */
export function getLabel({ kind, laps }: Pick<ClubRecord, 'kind' | 'laps'>): string {
  switch (kind) {
    case 'holeshot':
      return 'Holeshot';
    case 'race':
      return laps > 0 ? `Race Time, ${lapsText(laps)}` : 'Race Time';
    default:
      return laps === 1 ? '1 Lap' : `${laps} Laps`;
  }
}

interface RecordTime {
  event: { id: string };
  race: { id: string };
  pilot: { id: string };
}

/** How the time of a record came about, on the page of its race (R164). */
export const recordHref = (kind: ClubRecord['kind'], { event, race, pilot }: RecordTime): string =>
  explainedHref({ eventId: event.id, raceId: race.id, pilotId: pilot.id, figure: FIGURES[kind] });

/** The four bests of a club over all its events, each with the event where it was flown, and how it came about. */
export function ClubRecords({ records }: { records: readonly ClubRecord[] }) {
  return (
    <Bests
      bests={records.map((record) => {
        const { best, field } = record;
        const share = barScale(field);
        return {
          label: getLabel(record),
          seconds: best.seconds,
          pilotName: best.pilot.name,
          source: best.event.name,
          href: recordHref(record.kind, best),
          field: field.map(share),
        };
      })}
    />
  );
}
