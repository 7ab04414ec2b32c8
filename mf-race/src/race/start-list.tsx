import { pilotInEventHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { Muted, PilotName, PilotPhoto, Section } from '@holeshot/ui';
import { frequencyBeside, sortByChannel } from '../channels/channel-display';
import { PilotChannel } from '../channels/pilot-channel';
import { createPilotLookup } from '../event-pilots/event-pilot';
import type { RaceData } from './load-race';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 32px;
  border-top: 1px solid var(--edge);
  @media (min-width: 860px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(58px, auto) minmax(0, 48px) 36px minmax(0, 1fr);
  gap: 10px;
  align-items: center;
  min-height: 54px;
  border-bottom: 1px solid var(--line);
`;

/** The pilots of a race that has not started, by channel, lowest frequency first. */
export function StartList({ data: { event, results, pilots, channels } }: { data: RaceData }) {
  const getPilot = createPilotLookup(pilots);
  return (
    <Section heading="Not started" isFirst aside={<Muted>Results appear here once it is flown</Muted>}>
      <List aria-label="Pilots by channel">
        {sortByChannel(results, channels).map(({ pilotId, channelId }) => (
          <Row key={pilotId}>
            <PilotChannel channels={channels} channelId={channelId} large />
            <Muted>{frequencyBeside(channels[channelId ?? ''])}</Muted>
            <PilotPhoto url={getPilot(pilotId).photoUrl} name={getPilot(pilotId).name} />
            <PilotName
              name={getPilot(pilotId).name}
              href={pilotInEventHref({ eventId: event.id, pilotId })}
            />
          </Row>
        ))}
      </List>
    </Section>
  );
}
