import { pilotInEventHref, type TableSort } from '@holeshot/contract';
import { eventTypeText, type Guid, ordinal } from '@holeshot/domain';
import { PilotName, PilotPhoto, sortTable, type TableColumn } from '@holeshot/ui';
import type { ReactNode } from 'react';
import type { PilotLookup } from '../../event-pilots/event-pilot';
import { type FigureLink, unlinked } from '../../explain/figure-link';
import { PilotMark } from '../../follow/pilot-mark';
import type { MarkedPilots } from '../../follow/use-marked-pilots';
import {
  CountPilotHeader,
  CountRankCell,
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
  getPilot: PilotLookup;
  /** whose rows are tinted */
  marked: MarkedPilots;
  /** links figures to their explanations; their names begin with `points` or `laps` */
  link?: FigureLink;
  /** columns after the totals: a drawing, and a figure for it */
  more?: readonly TableColumn<CountRowData>[];
  /** the figure that replaces the drawing where there is no room */
  underTotal?: (row: CountRowData) => ReactNode;
}

/** Largest total first (R28). */
const BY_TOTAL: TableSort<string> = { by: 'total', descending: true };

/** The columns of a count table, and its rows sorted by the address. */
export function sortCountTable(input: CountTableInput, search: URLSearchParams) {
  const sorted = sortTable(input.table.rows, countColumns(input), search, BY_TOTAL);
  const isByTotal = sorted.sort.by === BY_TOTAL.by && sorted.sort.descending;
  const columns = countColumns(input, isByTotal ? input.table.lastInId : null);
  return { columns, ...sorted };
}

/** Rank, pilot, one column per round, roll-over where points have it, Total, and the desktop app's own total. */
function countColumns(
  { eventId, table, getPilot, marked, link = unlinked, more = [], underTotal }: CountTableInput,
  lastInId: Guid | null = null,
): TableColumn<CountRowData>[] {
  const { columns, stageTotalLabel, hasRollOver } = table;
  const getName = ({ pilotId }: CountRowData) => getPilot(pilotId).name;
  return [
    {
      id: 'rank',
      heading: 'Rank',
      Cell: CountRankCell,
      value: ({ rank }) => rank,
      render: ({ rank, pilotId }) => (rank === null ? '–' : link('total', pilotId, ordinal(rank))),
    },
    {
      id: 'pilot',
      heading: 'Pilot',
      firstSort: 'ascending',
      Cell: CountPilotHeader,
      value: getName,
      render: ({ pilotId }) => (
        <div data-marked={marked.ids.has(pilotId) || undefined} data-cut={pilotId === lastInId || undefined}>
          <PilotPhoto url={getPilot(pilotId).photoUrl} name={getPilot(pilotId).name} size={28} />
          <PilotName name={getPilot(pilotId).name} href={pilotInEventHref({ eventId, pilotId })} />
          <PilotMark pilotId={pilotId} marked={marked} />
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
        link,
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
            isDropped: ({ dropsRollOver }) => dropsRollOver === true,
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
          {link('total', row.pilotId, row.total)}
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
            render: ({ stageTotal, pilotId }: CountRowData) =>
              stageTotal === null ? '–' : link('stage-total', pilotId, stageTotal),
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
  link?: FigureLink;
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
  link = unlinked,
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
  value,
  csv: [{ heading: csvHeading, value }],
  render: (row) => {
    const figure = value(row);
    if (figure === null) return <Nothing>–</Nothing>;
    const linked = link(id, row.pilotId, figure);
    if (isDropped(row)) return <Nothing>({linked})</Nothing>;
    if (isWon(row)) return <b>{linked}</b>;
    return figure === 0 ? <Nothing>{linked}</Nothing> : linked;
  },
});
