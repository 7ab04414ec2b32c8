import { pilotInEventHref } from '@holeshot/contract';
import { type Guid, ordinal } from '@holeshot/domain';
import {
  type CsvCell,
  HeaderCell,
  PilotName,
  PilotPhoto,
  TableBody,
  TableHead,
  TableRow,
  VisuallyHidden,
} from '@holeshot/ui';
import type { ShownPilot } from '../parts/shown-pilot';
import { useSortHeader } from '../parts/sort-header';
import { Figure, FiguresTable, LineBreak, PilotHeader, RankCell, Scroller } from './count-table-look';
import type { CountRowView, CountTableView } from './count-table-view-model';

interface CountTableProps {
  eventId: string;
  /** the table's name */
  caption: string;
  table: CountTableView;
  pilotOf: (id: Guid) => ShownPilot;
}

/** Rank, pilot, a column per round, total (specification section 2, lap counts and points). */
export function CountTable({ eventId, caption, table, pilotOf }: CountTableProps) {
  const { columns, rows, sort, stageTotalLabel, hasRollOver } = table;
  const sortOf = useSortHeader(sort);
  return (
    <Scroller>
      <FiguresTable>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            <HeaderCell>Rank</HeaderCell>
            <HeaderCell sort={sortOf('pilot')}>Pilot</HeaderCell>
            {columns.map(({ key, label, eventType, roundNumber }) => (
              <HeaderCell key={key} right sort={sortOf(key, 'descending')}>
                <abbr title={`${eventType} Round ${roundNumber}`}>{label}</abbr>
              </HeaderCell>
            ))}
            {hasRollOver && (
              <HeaderCell right sort={sortOf('roll-over', 'descending')}>
                <abbr title="Points for the place before this stage">RRO</abbr>
              </HeaderCell>
            )}
            <HeaderCell right sort={sortOf('total', 'descending')}>
              Total
            </HeaderCell>
            {stageTotalLabel !== null && (
              <HeaderCell right sort={sortOf('stage-total', 'descending')}>
                {stageTotalLabel}
              </HeaderCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <CountTableRow key={row.pilotId} row={row} table={table} eventId={eventId} pilotOf={pilotOf} />
          ))}
        </TableBody>
      </FiguresTable>
    </Scroller>
  );
}

function CountTableRow({
  row,
  table: { columns, hasRollOver, stageTotalLabel },
  eventId,
  pilotOf,
}: Omit<CountTableProps, 'caption'> & { row: CountRowView }) {
  const { id, name, photoUrl } = pilotOf(row.pilotId);
  return (
    <TableRow>
      <RankCell>{ordinal(row.rank)}</RankCell>
      <PilotHeader>
        <div>
          <PilotPhoto url={photoUrl} />
          <PilotName name={name} href={pilotInEventHref({ eventId, pilotId: id })} />
        </div>
      </PilotHeader>
      {columns.map(({ key, label }, index) => (
        <LabelledFigure key={key} label={label} value={row.cells[index] ?? null} />
      ))}
      {hasRollOver && <LabelledFigure label="RRO" value={row.rollOver} />}
      <Figure data-total>{row.total}</Figure>
      {stageTotalLabel !== null && (
        <Figure data-total>
          <small aria-hidden="true">{stageTotalLabel}</small>
          {row.stageTotal ?? '–'}
        </Figure>
      )}
      <LineBreak />
    </TableRow>
  );
}

function LabelledFigure({ label, value }: { label: string; value: number | null }) {
  return (
    <Figure>
      <small aria-hidden="true">{label}</small>
      {value ?? '–'}
    </Figure>
  );
}

/** The table as rows of a CSV file, heading row first. */
export function countTableCsv(table: CountTableView, pilotOf: (id: Guid) => ShownPilot): CsvCell[][] {
  const { columns, rows, stageTotalLabel, hasRollOver } = table;
  const ifRollOver = (cell: CsvCell) => (hasRollOver ? [cell] : []);
  const ifStageTotal = (cell: CsvCell) => (stageTotalLabel === null ? [] : [cell]);
  return [
    [
      'Rank',
      'Pilot',
      ...columns.map(({ eventType, roundNumber }) => `${eventType} Round ${roundNumber}`),
      ...ifRollOver('Roll-over'),
      'Total',
      ...ifStageTotal(stageTotalLabel),
    ],
    ...rows.map((row) => [
      row.rank,
      pilotOf(row.pilotId).name,
      ...row.cells,
      ...ifRollOver(row.rollOver),
      row.total,
      ...ifStageTotal(row.stageTotal),
    ]),
  ];
}
