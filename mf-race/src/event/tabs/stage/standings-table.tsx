import { styled, useSearchParams } from '@holeshot/platform';
import { CsvButton, DataTable, PHONE, Table, TableFoot, tableCsv } from '@holeshot/ui';
import { figureCells, Scroller } from '../../count-table/count-table.styles';
import { type StandingsInput, sortStandings } from './standings-columns';
import type { StandingsData } from './standings-data';

/** Narrower cells than in other tables, because there may be many columns. */
const StandingsGrid = styled(Table)`
  ${figureCells}
  th,
  td {
    padding-inline: 8px;
  }
  ${PHONE} {
    tbody th {
      min-width: 130px;
    }
    td,
    tbody th {
      height: 48px;
      padding-inline: 6px;
    }
  }
`;

const Narrow = styled.div`
  max-width: 760px;
`;

interface StandingsTableProps extends StandingsInput {
  /** without extension */
  csvName: string;
  standings: StandingsData;
}

/** The ranking that the desktop app sent, unchanged (R71). */
export function StandingsTable({ csvName, standings, ...input }: StandingsTableProps) {
  const [search] = useSearchParams();
  const { columns, rows, sort } = sortStandings(standings, input, search);
  return (
    <Narrow>
      <Scroller>
        <DataTable
          caption="Standings"
          columns={columns}
          rows={rows}
          sort={sort}
          getKey={({ rank }) => rank}
          renderTable={(content) => <StandingsGrid>{content}</StandingsGrid>}
        />
      </Scroller>
      <TableFoot>
        <p>As the desktop app ranked them.</p>
        <CsvButton fileName={csvName} label="Standings" rows={() => tableCsv(columns, rows)} />
      </TableFoot>
    </Narrow>
  );
}
