import { styled } from '@holeshot/platform';
import { Bests, barScale, CsvButton, EmptyView, Muted, ShareButton, TableFoot, tableCsv } from '@holeshot/ui';
import { ExplainBeside } from '../../../explain/explain-beside';
import { eventItem, recordsItem } from '../../../share/list-share-items';
import { ExpandableRecordsTable } from '../../records-table/expandable-records-table';
import { getSource, recordsColumns } from '../../records-table/records-columns';
import type { TabViewProps } from '../tab';
import { LapNeeds } from './lap-needs';
import type { LapRecordsData } from './load-lap-records';

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;

const Buttons = styled.span`
  display: flex;
  gap: 8px;
`;

/** The fastest times of the event, then those of all pilots (R30, R83). */
export function LapRecordsView({ event, pilots, getPilot, data }: TabViewProps<LapRecordsData>) {
  const { table, lapCut, explanation } = data;
  if (table.bests.every((best) => best === null)) {
    return <EmptyView title="No laps yet" text="Records fill in after the first race." />;
  }
  return (
    <>
      <Bests
        bests={table.columns.flatMap(({ label }, index) => {
          const best = table.bests[index];
          if (!best) return [];
          const { href, title } = getSource(event.id, best, table.showsType);
          const times = table.rows.flatMap((row) => row.times[index]?.seconds ?? []);
          return {
            label,
            seconds: best.seconds,
            pilotName: getPilot(best.pilotId).name,
            source: title,
            href,
            field: times.map(barScale(times)),
          };
        })}
      />
      {lapCut && <LapNeeds table={table} lapCut={lapCut} pilots={pilots} getPilot={getPilot} />}
      <ExplainBeside explanation={explanation} getPilot={getPilot}>
        {(link) => (
          <ExpandableRecordsTable
            event={event}
            caption="Lap Records"
            table={table}
            getPilot={getPilot}
            link={link}
            hasLaps={explanation === null}
          />
        )}
      </ExplainBeside>
      <TableFoot>
        <Legend>
          <svg width={40} height={4} aria-hidden="true">
            <rect width={40} height={4} rx={2} fill="var(--s3)" />
            <rect width={24} height={4} rx={2} fill="var(--t3)" />
          </svg>
          behind the fastest, shorter is better
          <Muted>
            {table.showsType ? 'R3·1 opens round 3 of type Race, race 1' : '3·1 opens round 3, race 1'}
          </Muted>
        </Legend>
        <Buttons>
          <ShareButton what="Lap Records" items={[recordsItem(event), eventItem(event)]} />
          <CsvButton
            fileName={`${event.name} lap records`}
            label="Lap Records"
            rows={() => tableCsv(recordsColumns({ event, table, getPilot }), table.rows)}
          />
        </Buttons>
      </TableFoot>
    </>
  );
}
