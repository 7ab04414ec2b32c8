import type { ClubRecord } from '@holeshot/client';
import { raceHref } from '@holeshot/contract';
import { lapsText } from '@holeshot/domain';
import { Bests, barScale } from '@holeshot/ui';

/** `1 Lap`, `3 Laps`, `Holeshot`, `Race Time, 3 laps` */
function getLabel({ kind, laps }: ClubRecord): string {
  switch (kind) {
    case 'holeshot':
      return 'Holeshot';
    case 'race':
      return laps > 0 ? `Race Time, ${lapsText(laps)}` : 'Race Time';
    default:
      return laps === 1 ? '1 Lap' : `${laps} Laps`;
  }
}

/** The four bests of a club over all its events, each with the event where it was flown. */
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
          href: raceHref({ eventId: best.event.id, raceId: best.race.id }),
          field: field.map(share),
        };
      })}
    />
  );
}
