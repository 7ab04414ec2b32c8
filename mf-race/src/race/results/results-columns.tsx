import { Muted, type SortValue, sortTable, type TableColumn } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { PilotChannel } from '../../channels/pilot-channel';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import { type FigureLink, unlinked } from '../../explain/figure-link';
import { timeValue } from '../../racing/round-to-ms';
import { FormattedTime } from '../../tables/formatted-time';
import type { RaceData } from '../load-race';
import { LapBars, lapBarScale } from './lap-bars';
import type { RaceResultRow } from './race-results';
import { ResultPilot } from './result-pilot';
import {
  BarsCell,
  BelowNameCell,
  ChannelCell,
  DecidingCell,
  GapCell,
  ResultPilotHeader,
  ResultRankCell,
  ResultTimeCell,
} from './results-table.styles';
import { findDecidingColumn, listTimeColumns, type TimeColumn } from './time-columns';

export type ResultsData = Pick<RaceData, 'state' | 'event' | 'results' | 'laps' | 'pilots' | 'channels'>;

/** The columns of the results, and the rows as sorted by the address; equal values keep the order of the result. */
export function sortResults(data: ResultsData, search: URLSearchParams, link: FigureLink = unlinked) {
  const columns = resultsColumns(data, search, link);
  return { columns, ...sortTable(data.results, columns, search, { by: 'rank', descending: false }) };
}

/**
 * Rank once the race has ended (R85), pilot, channel, times, a bar per lap, the deciding time, and the gap. Phones show
 * one other time below the name: the one that sorts the table, else the best lap.
 */
function resultsColumns(
  data: ResultsData,
  search: URLSearchParams,
  link: FigureLink,
): TableColumn<RaceResultRow>[] {
  const { state, event, results, laps, pilots, channels } = data;
  const isFinished = state === 'finished';
  const getPilot = createPilotLookup(pilots);
  const getChannel = ({ channelId }: RaceResultRow) => channels[channelId ?? ''];
  const scale = lapBarScale(laps);
  const timeColumns = listTimeColumns(data);
  const decidingId = findDecidingColumn(timeColumns, results);
  const others = timeColumns.filter(({ id }) => id !== decidingId);
  const below =
    others.find(({ id }) => id === search.get('sort')) ?? others.find(({ id }) => id !== 'holeshot');
  const deciding = timeColumns.find(({ id }) => id === decidingId);
  const resultHeading = isFinished ? 'Result' : 'So far';
  return [
    ...(isFinished ? [rankColumn(results, link)] : []),
    {
      id: 'pilot',
      heading: 'Pilot',
      firstSort: 'ascending',
      Cell: ResultPilotHeader,
      value: ({ pilotId }) => getPilot(pilotId).name,
      render: ({ pilotId }) => <ResultPilot eventId={event.id} pilot={getPilot(pilotId)} pilots={pilots} />,
    },
    {
      id: 'channel',
      heading: 'Channel',
      firstSort: 'ascending',
      Cell: ChannelCell,
      value: (row) => getChannel(row)?.frequency ?? null,
      csv: [
        { heading: 'Channel', value: (row) => getChannel(row)?.label ?? null },
        { heading: 'Frequency', value: (row) => getChannel(row)?.frequency ?? null },
      ],
      render: ({ channelId }) => <PilotChannel channels={channels} channelId={channelId} large />,
    },
    ...others.map((column) => ({
      ...timeColumn(column, results, link),
      phoneLabel: column.id === 'pbLap' && event.pbLaps === 1 ? 'best' : column.label,
      Cell: column === below ? BelowNameCell : ResultTimeCell,
    })),
    {
      id: 'laps',
      heading: 'Lap by lap',
      Cell: BarsCell,
      csv: [],
      render: ({ pilotId }) => <LapBars laps={laps.filter((lap) => lap.pilotId === pilotId)} scale={scale} />,
    },
    ...(deciding
      ? [
          {
            ...timeColumn(deciding, results, link),
            Cell: DecidingCell,
            render: decidingText(deciding, results, link),
          },
        ]
      : []),
    {
      id: 'result',
      heading: deciding ? 'Gap' : resultHeading,
      align: 'right',
      Cell: deciding ? GapCell : DecidingCell,
      csv: [{ heading: resultHeading, value: ({ time }) => time }],
      render: ({ pilotId, time, gap, isWinner }) => {
        if (deciding) return isWinner ? <b>won</b> : gap && link('place', pilotId, gap);
        return time && <Muted>{link('place', pilotId, time)}</Muted>;
      },
    },
  ];
}

/** Sorts by the order of the result, because several pilots may share a text such as DNF. */
function rankColumn(results: readonly RaceResultRow[], link: FigureLink): TableColumn<RaceResultRow> {
  const orderByRow = new Map<RaceResultRow, SortValue>(results.map((row, index) => [row, index]));
  return {
    id: 'rank',
    heading: 'Rank',
    firstSort: 'ascending',
    Cell: ResultRankCell,
    value: (row) => orderByRow.get(row) ?? null,
    csv: [{ heading: 'Rank', value: ({ positionText }) => positionText }],
    render: ({ pilotId, positionText, isWinner }) => (
      <span data-winner={isWinner || undefined}>
        {positionText === '–' ? positionText : link('place', pilotId, positionText)}
      </span>
    ),
  };
}

const findFastest = ({ getSeconds }: TimeColumn, results: readonly RaceResultRow[]): number =>
  Math.min(...results.map((row) => getSeconds(row) ?? Number.POSITIVE_INFINITY));

function timeColumn(
  column: TimeColumn,
  results: readonly RaceResultRow[],
  link: FigureLink,
): TableColumn<RaceResultRow> {
  const { id, label, getSeconds } = column;
  const fastest = findFastest(column, results);
  return {
    id,
    heading: label,
    align: 'right',
    firstSort: 'ascending',
    value: (row) => timeValue(getSeconds(row)),
    render: (row) => {
      const seconds = getSeconds(row);
      const time = <FormattedTime seconds={seconds} isFastest={seconds === fastest} />;
      return seconds === null ? time : link(id, row.pilotId, time);
    },
  };
}

/** The deciding time; for pilots without it, their number of laps. */
const decidingText =
  (column: TimeColumn, results: readonly RaceResultRow[], link: FigureLink) =>
  (row: RaceResultRow): ReactNode => {
    const seconds = column.getSeconds(row);
    if (seconds === null) return <Muted>{row.time ? link('place', row.pilotId, row.time) : '–'}</Muted>;
    const isFastest = column.id !== 'race' && seconds === findFastest(column, results);
    return link(column.id, row.pilotId, <FormattedTime seconds={seconds} isFastest={isFastest} />);
  };
