import { Muted, type SortValue, sortTable, type TableColumn, VisuallyHidden } from '@holeshot/ui';
import { frequencyBeside } from '../../channels/channel-display';
import { PilotChannel } from '../../channels/pilot-channel';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import { roundToMs } from '../../racing/round-to-ms';
import { FormattedTime } from '../../tables/formatted-time';
import type { RaceData } from '../load-race';
import { LapBars, lapBarScale } from './lap-bars';
import type { RaceResultRow } from './race-results';
import { ResultPilot } from './result-pilot';
import { ResultToggle } from './result-toggle';
import {
  BarsCell,
  ChannelCell,
  RaceTimeCell,
  ResultPilotHeader,
  ResultRankCell,
  ResultTimeCell,
  ToggleCell,
  UnrankedChannelCell,
} from './results-table.styles';
import { listTimeColumns, type TimeColumn } from './time-columns';

export type ResultsData = Pick<
  RaceData,
  'state' | 'event' | 'results' | 'laps' | 'pilots' | 'channels' | 'evidence'
>;

/** The columns of the results, and the rows sorted by the address; equal values keep the order of the result. */
export function sortResults(data: ResultsData, search: URLSearchParams) {
  const columns = resultsColumns(data);
  return { columns, ...sortTable(data.results, columns, search, { by: 'rank', descending: false }) };
}

/** Rank once the race has ended (R85), pilot, channel, times, a bar per lap, and the toggle of the evidence. */
function resultsColumns(data: ResultsData): TableColumn<RaceResultRow>[] {
  const { state, event, results, laps, pilots, channels, evidence } = data;
  const isFinished = state === 'finished';
  const getPilot = createPilotLookup(pilots);
  const getChannel = ({ channelId }: RaceResultRow) => channels[channelId ?? ''];
  const scale = lapBarScale(laps);
  return [
    ...(isFinished ? [rankColumn(results)] : []),
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
      Cell: isFinished ? ChannelCell : UnrankedChannelCell,
      value: (row) => getChannel(row)?.frequency ?? null,
      csv: [
        { heading: 'Channel', value: (row) => getChannel(row)?.label ?? null },
        { heading: 'Frequency', value: (row) => getChannel(row)?.frequency ?? null },
      ],
      render: (row) => (
        <span>
          <PilotChannel channels={channels} channelId={row.channelId} />
          <Muted>{frequencyBeside(getChannel(row))}</Muted>
        </span>
      ),
    },
    ...listTimeColumns(data).map((column) => timeColumn(column, results)),
    {
      id: 'laps',
      heading: 'Lap by lap',
      Cell: BarsCell,
      csv: [{ heading: isFinished ? 'Result' : 'So far', value: ({ time }) => time }],
      render: ({ pilotId }) => <LapBars laps={laps.filter((lap) => lap.pilotId === pilotId)} scale={scale} />,
    },
    {
      id: 'evidence',
      heading: <VisuallyHidden>Details</VisuallyHidden>,
      Cell: ToggleCell,
      render: ({ pilotId }) => (
        <ResultToggle
          pilotId={pilotId}
          pilotName={getPilot(pilotId).name}
          isOpen={evidence?.pilotId === pilotId}
        />
      ),
    },
  ];
}

/** Sorts by the order of the result, in which several pilots may share a text such as DNF. */
function rankColumn(results: readonly RaceResultRow[]): TableColumn<RaceResultRow> {
  const orderByRow = new Map<RaceResultRow, SortValue>(results.map((row, index) => [row, index]));
  return {
    id: 'rank',
    heading: 'Rank',
    firstSort: 'ascending',
    Cell: ResultRankCell,
    value: (row) => orderByRow.get(row) ?? null,
    csv: [{ heading: 'Rank', value: ({ positionText }) => positionText }],
    render: ({ positionText }) => positionText,
  };
}

function timeColumn(
  { id, label, secondsOf }: TimeColumn,
  results: readonly RaceResultRow[],
): TableColumn<RaceResultRow> {
  const fastest = Math.min(...results.map((row) => secondsOf(row) ?? Number.POSITIVE_INFINITY));
  const isRaceTime = id === 'race';
  return {
    id,
    heading: label,
    align: 'right',
    phoneLabel: label,
    firstSort: 'ascending',
    Cell: isRaceTime ? RaceTimeCell : ResultTimeCell,
    value: (row) => {
      const seconds = secondsOf(row);
      return seconds === null ? null : roundToMs(seconds);
    },
    render: (row) => (
      <FormattedTime seconds={secondsOf(row)} isFastest={!isRaceTime && secondsOf(row) === fastest} />
    ),
  };
}
