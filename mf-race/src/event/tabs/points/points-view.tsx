import { useMarkedPilots } from '../../../follow/use-marked-pilots';
import type { PointsData } from '../../count-table/points-data';
import { PointsTables } from '../../count-table/points-tables';
import type { TabViewProps } from '../tab';

export const PointsView = ({ event, pilots, getPilot, data }: TabViewProps<PointsData>) => (
  <PointsTables
    eventId={event.id}
    csvName={`${event.name} points`}
    points={data}
    getPilot={getPilot}
    marked={useMarkedPilots(pilots)}
  />
);
