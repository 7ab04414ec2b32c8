import { pilotInEventHref } from '@holeshot/contract';
import { ordinal } from '@holeshot/domain';
import { type CsvCell, PilotName, PilotPhoto, sortTable, type TableColumn } from '@holeshot/ui';
import type { PilotLookup } from '../../../event-pilots/event-pilot';
import { CountPilotHeader, CountRankCell, TotalFigure } from '../../count-table/count-table.styles';
import type { StandingsData, StandingsRow } from './standings-data';

export interface StandingsInput {
  eventId: string;
  getPilot: PilotLookup;
}

/** The number of pilots with a photo. */
const PODIUM = 3;

/** A text that is a number is one in the file as well: `-5` is no formula. */
const toCsvValue = (text: string): CsvCell =>
  text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);

/** The columns of the standings, and the rows sorted by the address; by rank by default. */
export function sortStandings(standings: StandingsData, input: StandingsInput, search: URLSearchParams) {
  const columns = standingsColumns(standings, input);
  return { columns, ...sortTable(standings.rows, columns, search, { by: 'standing', descending: false }) };
}

/** Rank, pilot, and the values from the desktop app, of which the last one decides. */
const standingsColumns = (
  { headings, rows }: StandingsData,
  { eventId, getPilot }: StandingsInput,
): TableColumn<StandingsRow>[] => [
  {
    id: 'standing',
    heading: 'Rank',
    firstSort: 'ascending',
    Cell: CountRankCell,
    value: ({ rank }) => rank,
    render: ({ rank }) => ordinal(rank),
  },
  {
    id: 'pilot',
    heading: 'Pilot',
    firstSort: 'ascending',
    Cell: CountPilotHeader,
    value: ({ name }) => name,
    render: ({ rank, name, pilotId }) => (
      <div>
        {rank <= PODIUM && <PilotPhoto url={pilotId && getPilot(pilotId).photoUrl} name={name} size={30} />}
        {pilotId ? <PilotName name={name} href={pilotInEventHref({ eventId, pilotId })} /> : name}
      </div>
    ),
  },
  ...headings.map((heading, index): TableColumn<StandingsRow> => {
    const getText = ({ values }: StandingsRow) => values[index] ?? '';
    const isNumeric = rows.every((row) => getText(row) === '' || !Number.isNaN(Number(getText(row))));
    const name = heading || `Value ${index + 1}`;
    return {
      id: `standing-${index}`,
      heading: name,
      align: 'right',
      firstSort: 'descending',
      ...(index === headings.length - 1 ? { Cell: TotalFigure } : {}),
      // numbers sort as numbers: 9 before 10
      value: (row) => (getText(row) === '' ? null : isNumeric ? Number(getText(row)) : getText(row)),
      csv: [{ heading: name, value: (row) => toCsvValue(getText(row)) }],
      render: getText,
    };
  }),
];
