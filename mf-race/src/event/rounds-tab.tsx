import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { EmptyView, Muted, Section } from '@holeshot/ui';
import { RaceCard } from '../parts/race-card';
import type { ShownPilot } from '../parts/shown-pilot';
import type { RoundsViewData } from './rounds-view-model';

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 980px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

interface RoundsProps {
  eventId: string;
  pilotOf: (id: Guid) => ShownPilot;
  view: RoundsViewData;
}

/** All rounds with their races (specification section 2, rounds list). */
export function RoundsTab(props: RoundsProps) {
  if (props.view.sections.length === 0) {
    return (
      <EmptyView title="No races yet" text="Races appear here as soon as the club draws the first round." />
    );
  }
  return <RoundSections {...props} isFirst />;
}

/** A section per round, with its races as cards. */
export function RoundSections({
  eventId,
  pilotOf,
  view: { sections, channels },
  isFirst = false,
}: RoundsProps & { isFirst?: boolean }) {
  return sections.map(({ id, heading, races }, index) => (
    <Section
      key={id}
      heading={heading}
      aside={<Muted>{races.length === 1 ? '1 race' : `${races.length} races`}</Muted>}
      isFirst={isFirst && index === 0}
    >
      <Cards>
        {races.map((race) => (
          <RaceCard key={race.id} eventId={eventId} race={race} pilotOf={pilotOf} channels={channels} />
        ))}
      </Cards>
    </Section>
  ));
}
