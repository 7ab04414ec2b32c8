import { pilotInEventHref } from '@holeshot/contract';
import { type Guid, ordinal } from '@holeshot/domain';
import {
  Cell,
  HeaderCell,
  Muted,
  PilotName,
  PilotPhoto,
  TableBody,
  TableHead,
  TableRow,
  TimeCell,
  useSearchHref,
  VisuallyHidden,
} from '@holeshot/ui';
import type { ShownPilot } from '../parts/shown-pilot';
import { PilotHeader, PilotPart, RankCell, RecordsTable } from './lap-records-look';
import type { LapRecordsViewData, RecordRow, RecordTime } from './lap-records-view-model';

interface LapRecordsTableProps {
  eventId: string;
  view: LapRecordsViewData;
  pilotOf: (id: Guid) => ShownPilot;
  sourceOf: (time: RecordTime) => { href: string; label: string; title: string };
  /** length of a time's bar by column, 0 to 1 */
  shareOf: (column: number, seconds: number) => number;
}

export function LapRecordsTable(props: LapRecordsTableProps) {
  const { columns, rows, sortBy } = props.view;
  const searchHref = useSearchHref();
  return (
    <RecordsTable $times={columns.length}>
      <caption>
        <VisuallyHidden>Lap Records</VisuallyHidden>
      </caption>
      <TableHead>
        <TableRow>
          <HeaderCell>Rank</HeaderCell>
          <HeaderCell>Pilot</HeaderCell>
          {columns.map(({ id, label }) => (
            <HeaderCell
              key={id}
              sort={{ href: searchHref({ sort: id }), direction: id === sortBy ? 'ascending' : null }}
            >
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
  eventId,
  view,
  pilotOf,
  sourceOf,
  shareOf,
}: LapRecordsTableProps & { row: RecordRow }) {
  const { id, name, photoUrl } = pilotOf(row.pilotId);
  return (
    <TableRow>
      <RankCell>{row.rank === null ? '–' : ordinal(row.rank)}</RankCell>
      <PilotHeader>
        <PilotPart>
          <PilotPhoto url={photoUrl} />
          <PilotName name={name} href={pilotInEventHref({ eventId, pilotId: id })} />
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
  );
}
