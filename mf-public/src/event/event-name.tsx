import { eventHref } from '@holeshot/contract';
import type { EventListItem } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';

const Link = styled(SiteLink)`
  display: inline-block;
  padding: 4px 0;
  font-size: 17px;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline var(--red-t);
    text-underline-offset: 3px;
  }
  ${PHONE} {
    padding: 10px 0;
  }
`;

/** The name of an event in a table, linked to its page. */
export const EventName = ({ id, name }: Pick<EventListItem, 'id' | 'name'>) => (
  <Link to={eventHref({ eventId: id })}>{name}</Link>
);
