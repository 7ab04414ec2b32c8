import { useMarkedPilots } from '../../../follow/use-marked-pilots';
import type { LapCountsData } from '../../count-table/lap-counts-data';
import { LapCountsTable } from '../../count-table/lap-counts-table';
import type { TabViewProps } from '../tab';

export const LapCountsView = ({ event, pilots, getPilot, data }: TabViewProps<LapCountsData>) => (
  <LapCountsTable
    eventId={event.id}
    csvName={`${event.name} lap counts`}
    data={data}
    getPilot={getPilot}
    marked={useMarkedPilots(pilots)}
  />
);
