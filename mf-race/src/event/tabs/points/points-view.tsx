import type { PointsData } from '../../count-table/points-data';
import { PointsTables } from '../../count-table/points-tables';
import type { TabViewProps } from '../tab';

export const PointsView = ({ event, pilotOf, data }: TabViewProps<PointsData>) => (
  <PointsTables eventId={event.id} csvName={`${event.name} points`} points={data} pilotOf={pilotOf} />
);
