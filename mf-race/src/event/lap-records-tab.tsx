import type { Guid, RaceEvent } from '@holeshot/domain';
import { COLORS, CsvButton, EmptyView, Muted } from '@holeshot/ui';
import type { ShownPilot } from '../parts/shown-pilot';
import { TableFoot } from './count-table-look';
import { RecordsKey } from './lap-records-look';
import type { LapRecordsViewData } from './lap-records-view-model';
import { RecordsWithBars, recordsCsv } from './records-with-bars';

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
      <RecordsWithBars event={event} caption="Lap Records" view={view} pilotOf={pilotOf} hasBests />
      <TableFoot>
        <RecordsKey>
          <svg width={40} height={4} aria-hidden="true">
            <rect width={40} height={4} rx={2} fill={COLORS.s3} />
            <rect width={24} height={4} rx={2} fill={COLORS.t3} />
          </svg>
          behind the fastest, shorter is better
          <Muted>3·1 opens round 3, race 1</Muted>
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
