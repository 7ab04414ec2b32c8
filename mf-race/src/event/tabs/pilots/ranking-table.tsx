import type { Ranking } from '@holeshot/client';
import { CsvButton, DataTable, tableCsv } from '@holeshot/ui';
import type { MarkedPilots } from '../../../follow/use-marked-pilots';
import type { EventWithoutClub } from '../tab';
import { rankingColumns } from './ranking-columns';
import { Key, RankingGrid } from './ranking-table.styles';

interface RankingTableProps {
  event: EventWithoutClub;
  ranking: Ranking;
  marked: MarkedPilots;
}

/** The pilots of an event by their result. */
export function RankingTable({ event, ranking, marked }: RankingTableProps) {
  const columns = rankingColumns(event, ranking, marked);
  const figures = columns.filter(({ id }) => !['rank', 'pilot', 'lap'].includes(id)).length;
  const hasFinals = columns.some(({ id }) => id === 'final');
  return (
    <>
      <DataTable
        caption="Pilots by result"
        columns={columns}
        rows={ranking.rows}
        getKey={({ pilotId }) => pilotId}
        renderTable={(content) => <RankingGrid $figures={figures}>{content}</RankingGrid>}
      />
      <Key>
        {ranking.fastestLap && <span>Bars show the time behind the fastest lap: shorter is better.</span>}
        {hasFinals && <span>A1 is 1st in the A final.</span>}
        <CsvButton
          fileName={`${event.name} pilots`}
          label="Pilots"
          rows={() => tableCsv(columns, ranking.rows)}
        />
      </Key>
    </>
  );
}
