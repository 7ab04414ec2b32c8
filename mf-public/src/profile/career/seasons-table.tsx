import type { CareerEvent } from '@holeshot/client';
import { type CareerTotals, careerSeasons, careerTotals, formatSeconds } from '@holeshot/domain';
import { styled, useSearchParams } from '@holeshot/platform';
import {
  CsvButton,
  DataTable,
  PHONE,
  RowHeader,
  Section,
  sortTable,
  Table,
  type TableColumn,
  TableFoot,
  tableCsv,
} from '@holeshot/ui';

/** Six columns fit a phone with narrow cells. */
const List = styled(Table)`
  ${PHONE} {
    th,
    td {
      padding-inline: 4px;
      white-space: normal;
    }
    th a {
      text-align: inherit;
    }
  }
`;

/** `year` is null for the sum of all. */
type Season = CareerTotals & { year: number | null };

const count = (id: 'events' | 'wins' | 'podiums' | 'racesWon', heading: string): TableColumn<Season> => ({
  id,
  heading,
  align: 'right',
  firstSort: 'descending',
  value: (row) => row[id],
  render: (row) => row[id],
});

const COLUMNS: TableColumn<Season>[] = [
  {
    id: 'season',
    heading: 'Season',
    Cell: RowHeader,
    firstSort: 'descending',
    value: ({ year }) => year,
    render: ({ year }) => year ?? 'All',
  },
  count('events', 'Events'),
  count('wins', 'Wins'),
  count('podiums', 'Podiums'),
  count('racesWon', 'Races won'),
  {
    id: 'lap',
    heading: 'Best lap',
    align: 'right',
    firstSort: 'ascending',
    value: ({ bestLapSeconds }) => bestLapSeconds,
    render: ({ bestLapSeconds }) => <b>{formatSeconds(bestLapSeconds) || '–'}</b>,
  },
];

interface SeasonsTableProps {
  events: readonly CareerEvent[];
  club: { id: number; name: string };
  handle: string;
}

/** Events, wins, podiums and races won per year, and the best lap at one club. */
export function SeasonsTable({ events, club, handle }: SeasonsTableProps) {
  const [search] = useSearchParams();
  const seasons: Season[] = careerSeasons(events, club.id);
  const { rows, sort } = sortTable(seasons, COLUMNS, search, { by: 'season', descending: true });
  const all: Season = { year: null, ...careerTotals(events, club.id) };
  return (
    <Section heading="Seasons">
      <DataTable
        caption="Results by season"
        columns={COLUMNS}
        rows={[...rows, all]}
        getKey={({ year }) => year ?? 'all'}
        sort={sort}
        renderTable={(content) => <List>{content}</List>}
      />
      <TableFoot>
        <p>Best lap at {club.name}</p>
        <CsvButton fileName={`${handle} seasons`} label="Seasons" rows={() => tableCsv(COLUMNS, rows)} />
      </TableFoot>
    </Section>
  );
}
