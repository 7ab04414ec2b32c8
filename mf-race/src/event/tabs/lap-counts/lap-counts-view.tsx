import type { LapCountsData } from '../../count-table/lap-counts-data';
import { LapCountsTable } from '../../count-table/lap-counts-table';
import type { TabViewProps } from '../tab';

export const LapCountsView = ({ event, pilotOf, data }: TabViewProps<LapCountsData>) => (
  <LapCountsTable eventId={event.id} csvName={`${event.name} lap counts`} data={data} pilotOf={pilotOf} />
);
