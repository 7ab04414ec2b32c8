import type { Guid } from '@holeshot/domain';
import { CsvButton, type CsvCell, EmptyView } from '@holeshot/ui';
import type { ShownPilot } from '../parts/shown-pilot';
import { CountTable, countTableCsv } from './count-table';
import { Bracket, TableFoot } from './count-table-look';
import type { CountTableView } from './count-table-view-model';
import type { PointsView } from './points-view-model';

interface TableTabProps {
  event: { id: string; name: string };
  pilotOf: (id: Guid) => ShownPilot;
}

/** Laps flown per round (specification section 2, lap count table). */
export function LapCountsTable({ event, pilotOf, table }: TableTabProps & { table: CountTableView }) {
  if (table.columns.length === 0) {
    return (
      <EmptyView title="No laps yet" text="Laps are counted as soon as the first race has been flown." />
    );
  }
  return (
    <>
      <CountTable eventId={event.id} caption="Lap Counts" table={table} pilotOf={pilotOf} />
      <TableFoot>
        <p>Laps that count, without the holeshot; laps flown after the target included.</p>
        <CsvButton
          fileName={`${event.name} lap counts`}
          label="Lap Counts"
          rows={() => countTableCsv(table, pilotOf)}
        />
      </TableFoot>
    </>
  );
}

/** Points per round, a table for each bracket (specification section 2, points table). */
export function PointsTables({ event, pilotOf, view }: TableTabProps & { view: PointsView }) {
  const { groups } = view;
  const [first] = groups;
  if (!first) {
    return <EmptyView title="No points yet" text="Points come with the first race of type Race." />;
  }
  return (
    <>
      {groups.map(({ heading, table }) => {
        const caption = heading === null ? 'Points' : `Points, ${heading}`;
        const counts = <CountTable eventId={event.id} caption={caption} table={table} pilotOf={pilotOf} />;
        if (heading === null) return <div key={caption}>{counts}</div>;
        return (
          <Bracket key={caption}>
            <h3>{heading}</h3>
            {counts}
          </Bracket>
        );
      })}
      <TableFoot>
        <p>{explainTotals(first.table)}</p>
        <CsvButton fileName={`${event.name} points`} label="Points" rows={() => pointsCsv(view, pilotOf)} />
      </TableFoot>
    </>
  );
}

function explainTotals({ stageTotalLabel, hasRollOver }: CountTableView): string {
  const plain = 'Total is the sum of the rounds.';
  if (stageTotalLabel === null) return plain;
  const rest = hasRollOver ? ' RRO are points for the place before this stage.' : '';
  return `${plain} “${stageTotalLabel}” is the total that the desktop app gives this stage.${rest}`;
}

/** All brackets in one file, with a column that names the bracket. */
function pointsCsv({ groups }: PointsView, pilotOf: (id: Guid) => ShownPilot): CsvCell[][] {
  return groups.flatMap(({ heading, table }, index) => {
    const [head = [], ...rows] = countTableCsv(table, pilotOf);
    const named = rows.map((row) => [heading ?? 'None', ...row]);
    return index === 0 ? [['Bracket', ...head], ...named] : named;
  });
}
