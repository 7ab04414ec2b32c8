import { styled, useSearchParams } from '@holeshot/platform';
import { EmptyView, PHONE } from '@holeshot/ui';
import { useMarkedPilots } from '../../../follow/use-marked-pilots';
import { PilotFilter } from '../../round-sections/pilot-filter';
import { RoundChips } from '../../round-sections/round-chips';
import { RoundSections } from '../../round-sections/round-sections';
import type { RoundsData } from '../../round-sections/rounds-data';
import type { TabViewProps } from '../tab';
import { filterByPilot, listRacePilots } from './filter-by-pilot';

/** Sticks below the top bar and the tabs. */
const Bar = styled.div`
  position: sticky;
  top: 101px;
  z-index: 12;
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 12px 0;
  background: var(--bg);
  box-shadow: inset 0 -1px var(--line);
  ${PHONE} {
    gap: 8px;
    padding: 8px 0;
  }
  @media print {
    display: none;
  }
`;

/** All rounds with their races (R27), or those of one pilot. */
export function RoundsView({ event, pilots, getPilot, nowMs, data }: TabViewProps<RoundsData>) {
  const [search] = useSearchParams();
  const marked = useMarkedPilots(pilots);
  if (data.sections.length === 0) {
    return (
      <EmptyView title="No races yet" text="Races appear here as soon as the club draws the first round." />
    );
  }
  const racePilots = listRacePilots(pilots, data.sections);
  const chosen = racePilots.find(({ id }) => id === search.get('pilot'));
  const rounds = chosen ? { ...data, sections: filterByPilot(data.sections, chosen.id) } : data;
  const tab = search.get('tab');
  return (
    <>
      <Bar>
        <RoundChips sections={rounds.sections} />
        <PilotFilter pilots={racePilots} chosenId={chosen?.id ?? ''} keep={tab === null ? {} : { tab }} />
      </Bar>
      <RoundSections
        event={event}
        getPilot={getPilot}
        rounds={rounds}
        marked={marked}
        {...(chosen ? { chosenId: chosen.id } : {})}
        nowMs={nowMs}
        isFirst
        hasChips
      />
    </>
  );
}
