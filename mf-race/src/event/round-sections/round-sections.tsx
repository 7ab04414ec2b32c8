import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Muted, Section } from '@holeshot/ui';
import type { EventPilot } from '../../event-pilots/event-pilot';
import { RaceCard } from '../../race-card/race-card';
import type { RoundsData } from './rounds-data';

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

interface RoundSectionsProps {
  eventId: string;
  pilotOf: (id: Guid) => EventPilot;
  rounds: RoundsData;
  /** the first section starts the tab */
  isFirst?: boolean;
}

/** One section per round, with its races as cards. */
export function RoundSections({
  eventId,
  pilotOf,
  rounds: { sections, channels },
  isFirst = false,
}: RoundSectionsProps) {
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
