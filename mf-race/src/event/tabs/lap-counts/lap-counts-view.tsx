import type { CountTableData } from '../../count-table/count-table-data';
import { LapCountsTable } from '../../count-table/lap-counts-table';
import type { TabViewProps } from '../tab';

export const LapCountsView = ({ event, pilotOf, data }: TabViewProps<CountTableData>) => (
  <LapCountsTable eventId={event.id} csvName={`${event.name} lap counts`} table={data} pilotOf={pilotOf} />
);
