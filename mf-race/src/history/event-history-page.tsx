import { eventQuery, fillPath } from '@holeshot/client';
import { eventHistoryHref, eventHref } from '@holeshot/contract';
import { eventRevisions, restoreEvent } from '@holeshot/contract/paths';
import { clubPolicy } from '@holeshot/domain';
import { definePage, type PageArgs, useSession } from '@holeshot/platform';
import { EmptyView } from '@holeshot/ui';
import { PageSkeleton } from '../page/page-skeleton';
import { withEventNotFound } from '../page/with-event-not-found';
import { pinnedHref } from '../revision/pin';
import { HistoryView } from './history-view';
import { type Compared, loadDifference } from './load-difference';
import { type RevisionEntry, revisionsQuery } from './load-history';

interface EventHistoryData {
  event: { id: string; name: string; clubId: number };
  /** newest first */
  revisions: RevisionEntry[];
  compared: Compared | null;
}

const TEXTS = { first: 'The event as it was first.', none: 'No difference that visitors see.' };

const getTitle = ({ event }: EventHistoryData): string => `History of ${event.name}`;

async function loadEventHistory({ client, params, url }: PageArgs): Promise<EventHistoryData> {
  const { eventId = '' } = params;
  const requests = Promise.all([
    client.get(eventQuery(eventId)),
    client.get(revisionsQuery(fillPath(eventRevisions, { eventId }))),
    loadDifference(client, url, { eventId }),
  ]);
  const [{ id, name, clubId }, revisions, compared] = await withEventNotFound(client, eventId, requests);
  return { event: { id, name, clubId }, revisions, compared };
}

/** All revisions of an event; managers of the hosting club can restore earlier ones. */
function EventHistoryView({ data }: { data: EventHistoryData }) {
  const { event, revisions, compared } = data;
  const { user } = useSession();
  const ids = { eventId: event.id };
  const canRestore = clubPolicy.canManage(user, event);
  return (
    <HistoryView
      title={getTitle(data)}
      event={event}
      below={[{ label: 'History', href: eventHistoryHref(ids) }]}
      revisions={revisions}
      compared={compared}
      revisionHref={(number) => pinnedHref(eventHref(ids), number)}
      texts={TEXTS}
      restorePath={canRestore ? (number) => fillPath(restoreEvent, { ...ids, number }) : null}
      question="What the site says of the event becomes as it was then. What the timing app decides stays."
    >
      {revisions.length === 0 && (
        <EmptyView title="No changes yet" text="Nothing was changed since the event is on the site." />
      )}
    </HistoryView>
  );
}

export const page = definePage<EventHistoryData>({
  load: loadEventHistory,
  searchParams: ['revision', 'against'],
  View: EventHistoryView,
  meta: (data) => ({ title: getTitle(data), description: 'Who changed this event, when, and why.' }),
  Skeleton: () => <PageSkeleton label="The history of the event" />,
});
