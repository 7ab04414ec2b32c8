import { useMarkedPilots } from '../../../follow/use-marked-pilots';
import type { LapCountsData } from '../../count-table/lap-counts-data';
import { LapCountsTable } from '../../count-table/lap-counts-table';
import type { TabViewProps } from '../tab';

export const LapCountsView = ({ event, pilots, pilotOf, data }: TabViewProps<LapCountsData>) => (
  <LapCountsTable
    eventId={event.id}
    csvName={`${event.name} lap counts`}
    data={data}
    pilotOf={pilotOf}
    marked={useMarkedPilots(pilots)}
  />
);
