import { useRevalidator, useSearchParams } from '@holeshot/platform';
import { DataTable, FailedView, lazyPart, TableRow } from '@holeshot/ui';
import { Suspense } from 'react';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import { raceTitle } from '../../racing/race-names';
import type { RaceData } from '../load-race';
import { sortResults } from './results-columns';
import { EvidenceCell, ResultsGrid } from './results-table.styles';

/** Of an expanded result. */
const EvidencePanel = lazyPart(
  'Crossings',
  async () =>
    (await import(/* webpackChunkName: "race-race.evidence" */ '../evidence/evidence-panel')).EvidencePanel,
);

interface ResultsTableProps {
  data: RaceData;
  caption: string;
}

/** The results with a bar per lap; an open row has the pilot's evidence below it. */
export function ResultsTable({ data, caption }: ResultsTableProps) {
  const { race, event, pilots, evidence } = data;
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { columns, rows, sort } = sortResults(data, search);
  const getPilot = createPilotLookup(pilots);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      sort={sort}
      keyOf={({ pilotId }) => pilotId}
      renderTable={(content) => <ResultsGrid $ranked={data.state === 'finished'}>{content}</ResultsGrid>}
      renderBelow={({ pilotId }, columnCount) =>
        evidence?.pilotId === pilotId && (
          <TableRow>
            <EvidenceCell colSpan={columnCount}>
              {'failure' in evidence ? (
                <FailedView what="Crossings" failure={evidence.failure} retry={revalidate} />
              ) : (
                <Suspense>
                  <EvidencePanel
                    evidence={evidence}
                    pilotName={getPilot(pilotId).name}
                    raceName={`${event.name} ${raceTitle(race)}`}
                  />
                </Suspense>
              )}
            </EvidenceCell>
          </TableRow>
        )
      }
    />
  );
}
