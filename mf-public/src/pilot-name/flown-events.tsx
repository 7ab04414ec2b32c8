import type { FlownEvent } from '@holeshot/client';
import { pilotInEventHref } from '@holeshot/contract';
import { formatGap, formatSeconds } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ClubLogo, PHONE } from '@holeshot/ui';
import { dateText, placeText } from '../pilot-texts';

const List = styled.ul`
  border-top: 1px solid var(--edge);
`;

const Line = styled(SiteLink)`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 120px 90px;
  gap: 0 14px;
  align-items: center;
  min-height: 60px;
  border-bottom: 1px solid var(--line);
  &:hover {
    background: var(--s1);
  }
  b {
    display: block;
    font-size: 17px;
    font-weight: 600;
    line-height: 1.2;
  }
  small {
    color: var(--t3);
    font-size: 15px;
  }
  > :last-child {
    text-align: right;
  }
  ${PHONE} {
    grid-template-columns: 40px minmax(0, 1fr) auto;
    padding: 8px 0;
    > :nth-child(3) {
      grid-column: 2;
      grid-row: 2;
    }
    > :last-child {
      grid-column: 3;
      grid-row: 1 / 3;
    }
  }
`;

/** Events that were flown under a name, each leading to the pilot's page in it. */
export const FlownEvents = ({ events }: { events: readonly FlownEvent[] }) => (
  <List>
    {events.map(({ event, pilotId, rank, ranked, isOver, bestLapSeconds, eventBestSeconds }) => (
      <li key={`${event.id} ${pilotId}`}>
        <Line to={pilotInEventHref({ eventId: event.id, pilotId })}>
          <ClubLogo club={event.club} size={40} />
          <span>
            <b>{event.name}</b>
            <small>{dateText(event)}</small>
          </span>
          <span>{placeText(rank, ranked, isOver)}</span>
          <span>
            <b>{bestLapSeconds === null ? '–' : formatSeconds(bestLapSeconds)}</b>
            <small>
              {bestLapSeconds !== null && eventBestSeconds !== null
                ? bestLapSeconds <= eventBestSeconds
                  ? 'fastest'
                  : formatGap(bestLapSeconds - eventBestSeconds)
                : ''}
            </small>
          </span>
        </Line>
      </li>
    ))}
  </List>
);
