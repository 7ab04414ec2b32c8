import type { Guid, RaceEvent } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Cell, Loader, lazyPart, PHONE, TableRow } from '@holeshot/ui';
import { Suspense, useId, useState } from 'react';
import type { RecordColumnsInput } from './records-columns';
import { RecordsTable } from './records-table';

/** Expands a row; hidden without scripts, which it needs. */
const LapsToggle = styled.button.attrs({ type: 'button' })`
  flex: none;
  min-height: 36px;
  margin-left: auto;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: var(--t3);
  font-size: 14px;
  cursor: pointer;
  &::after {
    content: '';
    display: inline-block;
    width: 6px;
    height: 6px;
    margin: 0 1px 3px 7px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
  }
  &[aria-expanded='true']::after {
    margin-bottom: 0;
    transform: rotate(225deg);
  }
  &:hover {
    background: var(--s3);
    color: var(--t1);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const LapsCell = styled(Cell)`
  background: var(--s1);
  ${PHONE} {
    && {
      grid-column: 1 / -1;
      padding: 8px;
    }
  }
`;

/** Loads when a row is expanded for the first time. */
const RecordLaps = lazyPart('The laps', async () => (await import('./record-laps')).RecordLaps);

interface ExpandableRecordsTableProps extends Omit<RecordColumnsInput, 'event'> {
  event: Pick<RaceEvent, 'id' | 'pbLaps' | 'laps'>;
  caption: string;
  /** false if there is no room for the button that shows the laps */
  hasLaps?: boolean;
}

/** A records table whose headings sort, and whose rows expand to the laps of each time. */
export function ExpandableRecordsTable(props: ExpandableRecordsTableProps) {
  const { event, table, getPilot, hasLaps = true } = props;
  const [openRows, setOpenRows] = useState<readonly Guid[]>([]);
  const lapsId = useId();
  const toggle = (pilotId: Guid) =>
    setOpenRows(
      openRows.includes(pilotId) ? openRows.filter((id) => id !== pilotId) : [...openRows, pilotId],
    );
  return (
    <RecordsTable
      {...props}
      canSort
      renderAction={({ pilotId, times }) =>
        hasLaps &&
        times.some((time) => time !== null) && (
          <LapsToggle
            data-print="no"
            aria-expanded={openRows.includes(pilotId)}
            aria-controls={`${lapsId}${pilotId}`}
            aria-label={`Laps of ${getPilot(pilotId).name}`}
            onClick={() => toggle(pilotId)}
          >
            Laps
          </LapsToggle>
        )
      }
      renderBelow={(row, columnCount) =>
        openRows.includes(row.pilotId) && (
          <TableRow id={`${lapsId}${row.pilotId}`}>
            <LapsCell colSpan={columnCount}>
              <Suspense fallback={<Loader what="laps" />}>
                <RecordLaps event={event} row={row} table={table} />
              </Suspense>
            </LapsCell>
          </TableRow>
        )
      }
    />
  );
}
