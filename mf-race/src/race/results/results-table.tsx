import { useSearchParams } from '@holeshot/platform';
import { DataTable } from '@holeshot/ui';
import { Explained, useFigureLink } from '../../explain/figure-link';
import type { RaceData } from '../load-race';
import { sortResults } from './results-columns';
import { ResultsGrid } from './results-table.styles';

interface ResultsTableProps {
  data: RaceData;
  caption: string;
}

/** The results with a bar per lap. Each figure opens its explanation. */
export function ResultsTable({ data, caption }: ResultsTableProps) {
  const [search] = useSearchParams();
  const { columns, rows, sort } = sortResults(data, search, useFigureLink(search));
  return (
    <Explained>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        sort={sort}
        getKey={({ pilotId }) => pilotId}
        renderTable={(content) => <ResultsGrid $ranked={data.state === 'finished'}>{content}</ResultsGrid>}
      />
    </Explained>
  );
}
