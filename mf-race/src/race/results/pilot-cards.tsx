import { pilotInEventHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { PilotName, PilotPhoto } from '@holeshot/ui';
import { PilotChannel } from '../../channels/pilot-channel';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import { PilotMark } from '../../follow/pilot-mark';
import { useMarkedPilots } from '../../follow/use-marked-pilots';
import type { RaceData } from '../load-race';

const List = styled.ol<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 32px;
  margin-top: 16px;
  border-top: 1px solid var(--edge);
  @media (min-width: 860px) {
    grid-template-columns: repeat(${({ $wide }) => ($wide ? 2 : 1)}, minmax(0, 1fr));
    grid-auto-flow: row;
  }
`;

const Card = styled.li<{ $winner: boolean; $own: boolean }>`
  display: grid;
  grid-template-columns: 44px 36px minmax(58px, auto) minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  min-height: 54px;
  border-bottom: 1px solid var(--line);
  background: ${({ $own }) => ($own ? 'var(--live)' : 'none')};
  ${({ $winner }) => $winner && 'box-shadow: inset 3px 0 var(--red);'}
`;

const Position = styled.span`
  padding-left: 10px;
  font-size: 19px;
  font-weight: 700;
  white-space: nowrap;
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
`;

const Time = styled.span`
  font-size: 18px;
  font-weight: 600;
  line-height: 1.15;
  text-align: right;
  small {
    display: block;
    font-size: 14px;
    font-weight: 400;
    color: var(--t3);
  }
`;

interface PilotCardsProps {
  data: RaceData;
  /** two columns on wide screens */
  isWide: boolean;
}

/** The pilots in the order of the result, with their channels (R34). */
export function PilotCards({ data: { event, results, pilots, channels }, isWide }: PilotCardsProps) {
  const getPilot = createPilotLookup(pilots);
  const marked = useMarkedPilots(pilots);
  return (
    <List aria-label="Result" $wide={isWide}>
      {results.map(({ pilotId, channelId, positionText, time, gap, isWinner }) => (
        <Card key={pilotId} $winner={isWinner} $own={marked.ids.has(pilotId)}>
          <Position>{positionText}</Position>
          <PilotPhoto url={getPilot(pilotId).photoUrl} name={getPilot(pilotId).name} />
          <PilotChannel channels={channels} channelId={channelId} large />
          <Name>
            <PilotName
              name={getPilot(pilotId).name}
              href={pilotInEventHref({ eventId: event.id, pilotId })}
            />
            <PilotMark pilotId={pilotId} marked={marked} />
          </Name>
          <Time>
            {time}
            <small>{isWinner ? 'winner' : gap}</small>
          </Time>
        </Card>
      ))}
    </List>
  );
}
