import { styled } from '@holeshot/platform';
import { Bests, barScale, CsvButton, EmptyView, Muted, tableCsv } from '@holeshot/ui';
import { TableFoot } from '../../count-table/count-table.styles';
import { ExpandableRecordsTable } from '../../records-table/expandable-records-table';
import { recordsColumns, sourceOf } from '../../records-table/records-columns';
import type { RecordsTableData } from '../../records-table/records-table-data';
import type { TabViewProps } from '../tab';

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;

/** The fastest times of the event, then those of each pilot (R30, R83). */
export function LapRecordsView({ event, pilotOf, data: table }: TabViewProps<RecordsTableData>) {
  if (table.bests.every((best) => best === null)) {
    return <EmptyView title="No laps yet" text="Records fill in after the first race." />;
  }
  return (
    <>
      <Bests
        bests={table.columns.flatMap(({ label }, index) => {
          const best = table.bests[index];
          if (!best) return [];
          const { href, title } = sourceOf(event.id, best, table.showsType);
          const times = table.rows.flatMap((row) => row.times[index]?.seconds ?? []);
          return {
            label,
            seconds: best.seconds,
            pilotName: pilotOf(best.pilotId).name,
            source: title,
            href,
            field: times.map(barScale(times)),
          };
        })}
      />
      <ExpandableRecordsTable event={event} caption="Lap Records" table={table} pilotOf={pilotOf} />
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
        <CsvButton
          fileName={`${event.name} lap records`}
          label="Lap Records"
          rows={() => tableCsv(recordsColumns({ event, table, pilotOf }), table.rows)}
        />
      </TableFoot>
    </>
  );
}
