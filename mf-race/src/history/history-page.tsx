import { fillPath } from '@holeshot/client';
import { eventHref, eventsHref, raceHistoryHref, raceHref } from '@holeshot/contract';
import { restoreRace } from '@holeshot/contract/paths';
import { clubPolicy } from '@holeshot/domain';
import { definePage, styled, usePlatform } from '@holeshot/platform';
import { Column, ConfirmDialog, Crumbs } from '@holeshot/ui';
import { useState } from 'react';
import { PageSkeleton } from '../page/page-skeleton';
import { ConflictNote } from './conflict-note';
import { type HistoryData, loadHistory, type RevisionEntry } from './load-history';
import { RevisionList } from './revision-list';

const Heading = styled.h1`
  margin-block: 20px 16px;
  font-size: 28px;
  overflow-wrap: anywhere;
`;

const titleOf = ({ race, event }: HistoryData): string => `History of ${race.title}, ${event.name}`;

/** Every revision of a race; managers of the hosting club restore earlier ones. */
function HistoryView({ data }: { data: HistoryData }) {
  const { event, race, clubId, revisions } = data;
  const { session, client, reload, toast } = usePlatform();
  const [toRestore, setToRestore] = useState<RevisionEntry | null>(null);
  const canRestore = clubPolicy.canManage(session.user, { clubId });
  const ids = { eventId: event.id, raceId: race.id };

  const restore = async ({ number }: RevisionEntry) => {
    await client.send('POST', fillPath(restoreRace, { ...ids, number }));
    setToRestore(null);
    toast(`Revision ${number} is restored`);
    await reload();
  };

  return (
    <Column>
      <Crumbs
        crumbs={[
          { label: 'Events', href: eventsHref() },
          { label: event.name, href: eventHref({ eventId: event.id }) },
          { label: race.title, href: raceHref(ids) },
          { label: 'History', href: raceHistoryHref(ids) },
        ]}
      />
      <Heading tabIndex={-1}>{titleOf(data)}</Heading>
      {canRestore && <ConflictNote {...ids} />}
      <RevisionList revisions={revisions} restore={canRestore ? setToRestore : undefined} />
      {toRestore && (
        <ConfirmDialog
          title={`Restore revision ${toRestore.number}?`}
          text="It becomes the newest revision. The one that is shown now stays in the history."
          action="Restore"
          act={() => restore(toRestore)}
          close={() => setToRestore(null)}
        />
      )}
    </Column>
  );
}

export const page = definePage<HistoryData>({
  load: loadHistory,
  View: HistoryView,
  meta: (data) => ({ title: titleOf(data), description: 'Who changed this race, when, and why.' }),
  Skeleton: () => <PageSkeleton label="The history of the race" />,
});
