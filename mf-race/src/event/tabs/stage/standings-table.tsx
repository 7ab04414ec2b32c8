import { useSearchParams } from '@holeshot/platform';
import { CsvButton, DataTable, tableCsv } from '@holeshot/ui';
import { FiguresTable, Scroller, TableFoot } from '../../count-table/count-table.styles';
import { sortStandings } from './standings-columns';
import type { StandingsData } from './standings-data';

interface StandingsTableProps {
  eventId: string;
  /** without extension */
  csvName: string;
  standings: StandingsData;
}

/** The ranking that the desktop app sent, unchanged (R71). */
export function StandingsTable({ eventId, csvName, standings }: StandingsTableProps) {
  const [search] = useSearchParams();
  const { columns, rows, sort } = sortStandings(standings, eventId, search);
  return (
    <>
      <Scroller>
        <DataTable
          caption="Standings"
          columns={columns}
          rows={rows}
          sort={sort}
          keyOf={({ rank }) => rank}
          renderTable={(content) => <FiguresTable>{content}</FiguresTable>}
        />
      </Scroller>
      <TableFoot>
        <p>As the desktop app ranked them.</p>
        <CsvButton fileName={csvName} label="Standings" rows={() => tableCsv(columns, rows)} />
      </TableFoot>
    </>
  );
}
