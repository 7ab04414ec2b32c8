import { EmptyView } from '@holeshot/ui';
import { RoundSections } from '../../round-sections/round-sections';
import type { RoundsData } from '../../round-sections/rounds-data';
import type { TabViewProps } from '../tab';

/** All rounds with their races (R27). */
export function RoundsView({ event, pilotOf, data: rounds }: TabViewProps<RoundsData>) {
  if (rounds.sections.length === 0) {
    return (
      <EmptyView title="No races yet" text="Races appear here as soon as the club draws the first round." />
    );
  }
  return <RoundSections eventId={event.id} pilotOf={pilotOf} rounds={rounds} isFirst />;
}
