import { eventHref, eventsHref } from '@holeshot/contract';
import { Crumbs } from '@holeshot/ui';

export interface EventCrumbsProps {
  event: { id: string; name: string };
  /** from the event's page, which is the default, down to the current one */
  below?: readonly { label: string; href: string }[];
}

/** The breadcrumbs of an event and of the pages below it. */
export const EventCrumbs = ({ event: { id, name }, below = [] }: EventCrumbsProps) => (
  <Crumbs
    crumbs={[
      { label: 'Events', href: eventsHref() },
      { label: name, href: eventHref({ eventId: id }) },
      ...below,
    ]}
  />
);
