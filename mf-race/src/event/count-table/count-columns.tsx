import { pilotInEventHref, type TableSort } from '@holeshot/contract';
import { eventTypeText, type Guid, ordinal } from '@holeshot/domain';
import { PilotName, PilotPhoto, sortTable, type TableColumn } from '@holeshot/ui';
import type { ReactNode } from 'react';
import type { EventPilot } from '../../event-pilots/event-pilot';
import {
  CountPilotHeader,
  CountRankCell,
  Figure,
  GroupName,
  Nothing,
  StageTotalFigure,
  TotalFigure,
  UnderTotal,
} from './count-table.styles';
import type { CountRowData, CountTableData } from './count-table-data';

export interface CountTableInput {
  eventId: string;
  table: CountTableData;
  pilotOf: (id: Guid) => EventPilot;
  /** columns after the totals: a drawing, and a figure for it */
  more?: readonly TableColumn<CountRowData>[];
  /** the figure of the drawing, where there is no room for the drawing */
  underTotal?: (row: CountRowData) => ReactNode;
}

/** Largest total first (R28). */
const BY_TOTAL: TableSort<string> = { by: 'total', descending: true };

/** The columns of a count table, and its rows sorted by the address. */
export function sortCountTable(input: CountTableInput, search: URLSearchParams) {
  const columns = countColumns(input);
  return { columns, ...sortTable(input.table.rows, columns, search, BY_TOTAL) };
}

/** Rank, pilot, one column per round, roll-over where points have it, Total, and the desktop app's own total. */
function countColumns({
  eventId,
  table,
  pilotOf,
  more = [],
  underTotal,
}: CountTableInput): TableColumn<CountRowData>[] {
  const { columns, stageTotalLabel, hasRollOver } = table;
  const getName = ({ pilotId }: CountRowData) => pilotOf(pilotId).name;
  return [
    {
      id: 'rank',
      heading: 'Rank',
      Cell: CountRankCell,
      value: ({ rank }) => rank,
      render: ({ rank }) => (rank === null ? '–' : ordinal(rank)),
    },
    {
      id: 'pilot',
      heading: 'Pilot',
      firstSort: 'ascending',
      Cell: CountPilotHeader,
      value: getName,
      render: ({ pilotId }) => (
        <div>
          <PilotPhoto url={pilotOf(pilotId).photoUrl} name={pilotOf(pilotId).name} size={28} />
          <PilotName name={pilotOf(pilotId).name} href={pilotInEventHref({ eventId, pilotId })} />
        </div>
      ),
    },
    ...columns.map(({ key, label, eventType, roundNumber, group }, index) =>
      figureColumn({
        id: key,
        label,
        group,
        title: `${eventTypeText(eventType)} Round ${roundNumber}`,
        value: ({ cells }) => cells[index] ?? null,
        isWon: ({ wins }) => wins.includes(index),
        isDropped: ({ dropped }) => dropped === index,
      }),
    ),
    ...(hasRollOver
      ? [
          figureColumn({
            id: 'roll-over',
            label: 'RRO',
            title: 'Points for the place before this stage',
            csvHeading: 'Roll-over',
            value: ({ rollOver }) => rollOver,
          }),
        ]
      : []),
    {
      id: 'total',
      heading: 'Total',
      align: 'right',
      firstSort: 'descending',
      Cell: TotalFigure,
      value: ({ total }) => total,
      render: (row) => (
        <>
          {row.total}
          {underTotal && <UnderTotal data-under>{underTotal(row)}</UnderTotal>}
        </>
      ),
    },
    ...(stageTotalLabel === null
      ? []
      : [
          {
            id: 'stage-total',
            heading: stageTotalLabel,
            align: 'right' as const,
            firstSort: 'descending' as const,
            Cell: StageTotalFigure,
            value: ({ stageTotal }: CountRowData) => stageTotal,
            render: ({ stageTotal }: CountRowData) => stageTotal ?? '–',
          },
        ]),
    ...more,
  ];
}

interface FigureColumn {
  id: string;
  label: string;
  /** the label's tooltip; also the heading in the CSV file, unless `csvHeading` is given */
  title: string;
  csvHeading?: string;
  /** heading of the columns that begin with this one */
  group?: string | null;
  value: (row: CountRowData) => number | null;
  isWon?: (row: CountRowData) => boolean;
  isDropped?: (row: CountRowData) => boolean;
}

const figureColumn = ({
  id,
  label,
  title,
  csvHeading = title,
  group = null,
  value,
  isWon = () => false,
  isDropped = () => false,
}: FigureColumn): TableColumn<CountRowData> => ({
  id,
  heading: (
    <>
      {group && <GroupName aria-hidden="true">{group}</GroupName>}
      <abbr title={title}>{label}</abbr>
    </>
  ),
  align: 'right',
  firstSort: 'descending',
  Cell: Figure,
  value,
  csv: [{ heading: csvHeading, value }],
  render: (row) => {
    const figure = value(row);
    if (isDropped(row)) return <Nothing>({figure})</Nothing>;
    if (isWon(row)) return <b>{figure}</b>;
    return figure === null || figure === 0 ? <Nothing>{figure ?? '–'}</Nothing> : figure;
  },
});
