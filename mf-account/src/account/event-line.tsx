import { eventHref } from '@holeshot/contract';
import type { EventListItem } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ClubLogo } from '@holeshot/ui';
import type { ReactNode } from 'react';

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  min-height: 64px;
  padding: 10px 0;
`;

const Words = styled.div`
  flex: 1;
  min-width: 160px;
  h3 {
    overflow-wrap: anywhere;
    font-size: 17px;
    a:hover {
      text-decoration: underline var(--red-t);
      text-underline-offset: 3px;
    }
  }
  p {
    overflow-wrap: anywhere;
    font-size: 15px;
    color: var(--t2);
  }
`;

const Below = styled.p`
  flex: 1 0 100%;
  color: var(--t2);
  font-size: 15px;
  overflow-wrap: anywhere;
`;

interface EventLineProps {
  event: EventListItem;
  /** whether the event has no page to link to */
  isHidden?: boolean;
  /** under the event's name */
  detail: ReactNode;
  /** a button */
  action?: ReactNode;
  /** why the action is not possible */
  below?: ReactNode;
}

/** An event of the person in one row, with its action. */
export const EventLine = ({ event, isHidden = false, detail, action, below }: EventLineProps) => (
  <Line>
    <ClubLogo club={event.club} size={40} />
    <Words>
      <h3>
        {isHidden ? event.name : <SiteLink to={eventHref({ eventId: event.id })}>{event.name}</SiteLink>}
      </h3>
      <p>{detail}</p>
    </Words>
    {action}
    {below && <Below>{below}</Below>}
  </Line>
);
