import { fillPath } from '@holeshot/client';
import { raceHistoryHref, raceHref } from '@holeshot/contract';
import { restoreRace } from '@holeshot/contract/paths';
import { clubPolicy } from '@holeshot/domain';
import { definePage, useSession } from '@holeshot/platform';
import { PageSkeleton } from '../page/page-skeleton';
import { pinnedHref } from '../revision/pin';
import { ConflictNote } from './conflict-note';
import { HistoryView } from './history-view';
import { type HistoryData, loadHistory } from './load-history';

const TEXTS = { first: 'The first delivery of this race.', none: 'No difference in results or laps.' };

const getTitle = ({ race, event }: HistoryData): string => `History of ${race.title}, ${event.name}`;

/** All revisions of a race; managers of the hosting club can restore earlier ones. */
function RaceHistoryView({ data }: { data: HistoryData }) {
  const { event, race, clubId, revisions, compared, isOfficial } = data;
  const { user } = useSession();
  const canRestore = clubPolicy.canManage(user, { clubId });
  const ids = { eventId: event.id, raceId: race.id };
  return (
    <HistoryView
      title={getTitle(data)}
      event={event}
      below={[
        { label: race.title, href: raceHref(ids) },
        { label: 'History', href: raceHistoryHref(ids) },
      ]}
      revisions={revisions}
      compared={compared}
      revisionHref={(number) => pinnedHref(raceHref(ids), number)}
      texts={TEXTS}
      restorePath={canRestore ? (number) => fillPath(restoreRace, { ...ids, number }) : null}
      reason={isOfficial ? 'required' : 'optional'}
      question="It becomes the newest revision. The one that is shown now stays in the history."
    >
      {canRestore && <ConflictNote {...ids} isOfficial={isOfficial} />}
    </HistoryView>
  );
}

export const page = definePage<HistoryData>({
  load: loadHistory,
  searchParams: ['revision', 'against'],
  View: RaceHistoryView,
  meta: (data) => ({ title: getTitle(data), description: 'Who changed this race, when, and why.' }),
  Skeleton: () => <PageSkeleton label="The history of the race" />,
});
