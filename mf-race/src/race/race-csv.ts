import type { CsvCell } from '@holeshot/ui';
import { lapName } from '../parts/race-names';
import { pilotFinder } from '../parts/shown-pilot';
import type { RaceData } from './load-race';
import { listTimeColumns } from './time-columns';

type CsvData = Pick<RaceData, 'state' | 'event' | 'results' | 'laps' | 'pilots' | 'channels'>;

/** Milliseconds are what the timer knows; exports keep them (domain notes 4.7). */
const cell = (seconds: number | null): CsvCell => (seconds === null ? null : Number(seconds.toFixed(3)));

/** The results table as rows, headings first; times in seconds. Ranks only once the race has ended. */
export function resultRows(data: CsvData): CsvCell[][] {
  const pilotOf = pilotFinder(data.pilots);
  const columns = listTimeColumns(data);
  const isFinished = data.state === 'finished';
  return [
    [
      ...(isFinished ? ['Rank'] : []),
      'Pilot',
      'Channel',
      'Frequency',
      ...columns.map(({ label }) => label),
      isFinished ? 'Result' : 'So far',
    ],
    ...data.results.map((row) => {
      const channel = data.channels[row.channelId ?? ''];
      return [
        ...(isFinished ? [row.place] : []),
        pilotOf(row.pilotId).name,
        channel?.label ?? null,
        channel?.frequency ?? null,
        ...columns.map(({ secondsOf }) => cell(secondsOf(row))),
        row.time,
      ];
    }),
  ];
}

/** Every lap as a row, headings first; times in seconds. */
export function lapRows({ laps, pilots }: CsvData): CsvCell[][] {
  const pilotOf = pilotFinder(pilots);
  return [
    ['Lap', 'Position', 'Pilot', 'Time', 'Behind', 'Behind the leader'],
    ...laps.map((lap) => [
      lapName(lap.lapNumber),
      lap.position,
      pilotOf(lap.pilotId).name,
      cell(lap.lengthSeconds),
      cell(lap.behindSeconds),
      cell(lap.gapSeconds),
    ]),
  ];
}
