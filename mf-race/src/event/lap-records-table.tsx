import type { Guid } from '@holeshot/domain';
import { Loader, TableRow } from '@holeshot/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useSortHeader } from '../parts/sort-header';
import { LapsCell, LapsToggle } from './record-laps-look';
import { RecordsTable, type RecordsTableProps } from './records-table';

/** Read only when somebody opens a row. */
const RecordLaps = lazy(async () => ({ default: (await import('./record-laps')).RecordLaps }));

/** The records with headings that sort, and rows that open to the laps behind their times. */
export function LapRecordsTable(props: RecordsTableProps) {
  const { event, view, pilotOf } = props;
  const [opened, setOpened] = useState<readonly Guid[]>([]);
  const lapsId = useId();
  const toggle = (pilotId: Guid) =>
    setOpened(opened.includes(pilotId) ? opened.filter((id) => id !== pilotId) : [...opened, pilotId]);
  return (
    <RecordsTable
      {...props}
      sortOf={useSortHeader(view.sort)}
      afterName={({ pilotId, times }) =>
        times.some((time) => time !== null) && (
          <LapsToggle
            data-print="no"
            aria-expanded={opened.includes(pilotId)}
            aria-controls={`${lapsId}${pilotId}`}
            aria-label={`Laps of ${pilotOf(pilotId).name}`}
            onClick={() => toggle(pilotId)}
          >
            Laps
          </LapsToggle>
        )
      }
      below={(row) =>
        opened.includes(row.pilotId) && (
          <TableRow id={`${lapsId}${row.pilotId}`}>
            <LapsCell colSpan={view.columns.length + 2}>
              <Suspense fallback={<Loader what="laps" />}>
                <RecordLaps event={event} row={row} view={view} />
              </Suspense>
            </LapsCell>
          </TableRow>
        )
      }
    />
  );
}
