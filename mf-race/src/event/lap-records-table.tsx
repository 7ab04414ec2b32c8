import { pilotInEventHref } from '@holeshot/contract';
import { type Guid, ordinal, type RaceEvent } from '@holeshot/domain';
import {
  Cell,
  HeaderCell,
  Loader,
  Muted,
  PilotName,
  PilotPhoto,
  TableBody,
  TableHead,
  TableRow,
  TimeCell,
  VisuallyHidden,
} from '@holeshot/ui';
import { lazy, Suspense, useId, useState } from 'react';
import type { ShownPilot } from '../parts/shown-pilot';
import { useSortHeader } from '../parts/sort-header';
import { LapsCell, LapsToggle, PilotHeader, PilotPart, RankCell, RecordsTable } from './lap-records-look';
import type { LapRecordsViewData, RecordRow, RecordTime } from './lap-records-view-model';

/** Read only when somebody opens a row. */
const RecordLaps = lazy(async () => ({ default: (await import('./record-laps')).RecordLaps }));

export interface LapRecordsTableProps {
  event: Pick<RaceEvent, 'id' | 'pbLaps' | 'laps'>;
  caption: string;
  view: LapRecordsViewData;
  pilotOf: (id: Guid) => ShownPilot;
  sourceOf: (time: RecordTime) => { href: string; label: string; title: string };
  /** length of a time's bar by column, 0 to 1 */
  shareOf: (column: number, seconds: number) => number;
  /** rows open to the laps behind their times */
  hasLaps: boolean;
}

/** Best times per pilot, each with its comparison and its race; a row opens to the laps behind its times. */
export function LapRecordsTable(props: LapRecordsTableProps) {
  const { columns, rows, sort } = props.view;
  const sortOf = useSortHeader(sort);
  return (
    <RecordsTable $times={columns.length}>
      <caption>
        <VisuallyHidden>{props.caption}</VisuallyHidden>
      </caption>
      <TableHead>
        <TableRow>
          <HeaderCell>Rank</HeaderCell>
          <HeaderCell sort={sortOf('pilot')}>Pilot</HeaderCell>
          {columns.map(({ id, label }) => (
            <HeaderCell key={id} sort={sortOf(id)}>
              {label}
            </HeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <LapRecordsRow key={row.pilotId} row={row} {...props} />
        ))}
      </TableBody>
    </RecordsTable>
  );
}

function LapRecordsRow({
  row,
  event,
  view,
  pilotOf,
  sourceOf,
  shareOf,
  hasLaps,
}: LapRecordsTableProps & { row: RecordRow }) {
  const [isOpen, setIsOpen] = useState(false);
  const lapsId = useId();
  const { id, name, photoUrl } = pilotOf(row.pilotId);
  const canOpen = hasLaps && row.times.some((time) => time !== null);
  return (
    <>
      <TableRow>
        <RankCell>{row.rank === null ? '–' : ordinal(row.rank)}</RankCell>
        <PilotHeader>
          <PilotPart>
            <PilotPhoto url={photoUrl} />
            <PilotName name={name} href={pilotInEventHref({ eventId: event.id, pilotId: id })} />
            {canOpen && (
              <LapsToggle
                data-print="no"
                aria-expanded={isOpen}
                aria-controls={lapsId}
                aria-label={`Laps of ${name}`}
                onClick={() => setIsOpen(!isOpen)}
              >
                Laps
              </LapsToggle>
            )}
          </PilotPart>
        </PilotHeader>
        {row.times.map((time, index) => (
          <Cell key={view.columns[index]?.id}>
            {time ? (
              <TimeCell
                seconds={time.seconds}
                gapSeconds={time.seconds - (view.bests[index]?.seconds ?? time.seconds)}
                share={shareOf(index, time.seconds)}
                source={sourceOf(time)}
              />
            ) : (
              <Muted>–</Muted>
            )}
          </Cell>
        ))}
      </TableRow>
      {isOpen && (
        <TableRow id={lapsId}>
          <LapsCell colSpan={view.columns.length + 2}>
            <Suspense fallback={<Loader what="laps" />}>
              <RecordLaps event={event} row={row} columns={view.columns} />
            </Suspense>
          </LapsCell>
        </TableRow>
      )}
    </>
  );
}
