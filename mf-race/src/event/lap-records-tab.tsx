import type { Guid, RaceEvent } from '@holeshot/domain';
import { Bests, COLORS, CsvButton, EmptyView, Muted, timeLostScale } from '@holeshot/ui';
import type { ShownPilot } from '../parts/shown-pilot';
import { TableFoot } from './count-table-look';
import { LapRecordsTable } from './lap-records-table';
import type { LapRecordsViewData } from './lap-records-view-model';
import { RecordsKey } from './record-laps-look';
import { recordsCsv } from './records-csv';
import { sourceOf } from './records-table';

interface LapRecordsTabProps {
  event: Pick<RaceEvent, 'id' | 'name' | 'pbLaps' | 'laps'>;
  pilotOf: (id: Guid) => ShownPilot;
  view: LapRecordsViewData;
}

/** The event's fastest times, then everybody's (specification section 2; domain notes 4.6). */
export function LapRecordsTab({ event, pilotOf, view }: LapRecordsTabProps) {
  if (view.bests.every((best) => best === null)) {
    return <EmptyView title="No laps yet" text="Records fill in after the first race." />;
  }
  return (
    <>
      <Bests
        bests={view.columns.flatMap(({ label }, index) => {
          const best = view.bests[index];
          if (!best) return [];
          const { href, title } = sourceOf(event.id, best, view.namesTypes);
          const times = view.rows.flatMap((row) => row.times[index]?.seconds ?? []);
          return {
            label,
            seconds: best.seconds,
            pilotName: pilotOf(best.pilotId).name,
            source: title,
            href,
            field: times.map(timeLostScale(times)),
          };
        })}
      />
      <LapRecordsTable event={event} caption="Lap Records" view={view} pilotOf={pilotOf} />
      <TableFoot>
        <RecordsKey>
          <svg width={40} height={4} aria-hidden="true">
            <rect width={40} height={4} rx={2} fill={COLORS.s3} />
            <rect width={24} height={4} rx={2} fill={COLORS.t3} />
          </svg>
          behind the fastest, shorter is better
          <Muted>
            {view.namesTypes ? 'R3·1 opens round 3 of type Race, race 1' : '3·1 opens round 3, race 1'}
          </Muted>
        </RecordsKey>
        <CsvButton
          fileName={`${event.name} lap records`}
          label="Lap Records"
          rows={() => recordsCsv(view, pilotOf)}
        />
      </TableFoot>
    </>
  );
}
