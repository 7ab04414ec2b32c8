import type { ClubRecord } from '@holeshot/client';
import { Bests, barScale } from '@holeshot/ui';
import { recordHref, recordLabel } from '../records/record-texts';

/** The four bests of a club over all its events, each with its event and an explanation. */
export function ClubRecords({ records }: { records: readonly ClubRecord[] }) {
  return (
    <Bests
      bests={records.map((record) => {
        const { best, field } = record;
        const share = barScale(field);
        return {
          label: recordLabel(record),
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
