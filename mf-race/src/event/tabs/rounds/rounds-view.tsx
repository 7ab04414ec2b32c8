import type { Guid } from '@holeshot/domain';
import { styled, useSearchParams } from '@holeshot/platform';
import { EmptyView, PHONE } from '@holeshot/ui';
import type { EventPilot } from '../../../event-pilots/event-pilot';
import { useMarkedPilots } from '../../../follow/use-marked-pilots';
import { PilotFilter } from '../../round-sections/pilot-filter';
import { RoundChips } from '../../round-sections/round-chips';
import { RoundSections } from '../../round-sections/round-sections';
import type { RoundSectionData, RoundsData } from '../../round-sections/rounds-data';
import type { TabViewProps } from '../tab';

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
  return (
    <>
      <Bar>
        <RoundChips sections={rounds.sections} />
        <PilotFilter pilots={racePilots} chosenId={chosen?.id ?? ''} />
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

/** The pilots who are in a race, in the order of `pilots`. */
function listRacePilots(pilots: readonly EventPilot[], sections: readonly RoundSectionData[]): EventPilot[] {
  const ids = new Set(
    sections.flatMap(({ races }) => races.flatMap((race) => race.pilots.map(({ pilotId }) => pilotId))),
  );
  return pilots.filter(({ id }) => ids.has(id));
}

/** The races of one pilot; rounds without any are omitted. */
const filterByPilot = (sections: readonly RoundSectionData[], pilotId: Guid): RoundSectionData[] =>
  sections.flatMap((section) => {
    const races = section.races.filter(({ pilots }) => pilots.some((pilot) => pilot.pilotId === pilotId));
    return races.length > 0 ? [{ ...section, races }] : [];
  });
