import { raceHref } from '@holeshot/contract';
import { racesText } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Button, Muted, TextLink } from '@holeshot/ui';
import { useState } from 'react';
import { pinnedHref } from '../revision/pin';
import { revisionTime } from '../revision/revision-origin';
import type { RevisionEntry } from './load-history';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 8px 24px;
  padding-block: 14px;
  border-bottom: 1px solid var(--line);
  h2 {
    font-size: 18px;
  }
`;

const Text = styled.div`
  flex: 1 1 280px;
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
  ul {
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
  }
`;

const Late = styled.p`
  color: var(--amber);
  font-weight: 600;
`;

const Races = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
  }
`;

/** The list may be long: a flown event has several revisions of each race. */
const FIRST_SHOWN = 50;
/** An import changes all races of an event at once. */
const MAX_RACES = 6;

interface RevisionListProps {
  revisions: readonly RevisionEntry[];
  eventId: string;
  /** the address of the page as of a revision */
  revisionHref: (number: number) => string;
  /** replace the differences: of the first revision, and of one without differences */
  texts: { first: string; none: string };
  /** restores a revision; absent if the visitor may not */
  restore?: ((revision: RevisionEntry) => void) | undefined;
}

/** The revisions of a race or an event, newest first, each with its changes. */
export function RevisionList({ revisions, eventId, revisionHref, texts, restore }: RevisionListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? revisions : revisions.slice(0, FIRST_SHOWN);
  return (
    <List>
      {shown.map((revision, index) => (
        <Item key={revision.number}>
          <Text>
            <h2>
              <TextLink to={revisionHref(revision.number)}>Revision {revision.number}</TextLink>
              {index === 0 && ', shown on the site'}
            </h2>
            <Muted>
              {revision.at !== null && `${revisionTime(revision)}, `}
              {revision.who}: {revision.why}
            </Muted>
            {revision.isAfterOfficial && <Late>Changed after publishing</Late>}
            <Changes revision={revision} texts={texts} />
            <ChangedRaces races={revision.races} eventId={eventId} />
          </Text>
          {restore && index > 0 && revision.canRestore && (
            <Button
              $small
              onClick={() => restore(revision)}
              aria-label={`Restore revision ${revision.number}`}
            >
              Restore
            </Button>
          )}
        </Item>
      ))}
      {shown.length < revisions.length && (
        <Item>
          <Button $small onClick={() => setShowsAll(true)}>
            Show {revisions.length - shown.length} older
          </Button>
        </Item>
      )}
    </List>
  );
}

/** The races that changed, each with a link to that revision of its page. */
function ChangedRaces({ races, eventId }: Pick<RevisionEntry, 'races'> & { eventId: string }) {
  if (races.length === 0) return null;
  const named = races.slice(0, MAX_RACES);
  const more = races.length - named.length;
  return (
    <Races>
      {named.map(({ id, title, number }) => (
        <li key={id}>
          <TextLink to={pinnedHref(raceHref({ eventId, raceId: id }), number)}>
            {title || 'A removed race'}, revision {number}
          </TextLink>
        </li>
      ))}
      {more > 0 && <li>and {racesText(more)} more</li>}
    </Races>
  );
}

interface ChangesProps {
  revision: RevisionEntry;
  texts: RevisionListProps['texts'];
}

function Changes({ revision: { number, changes, races }, texts }: ChangesProps) {
  if (number === 1) return <p>{texts.first}</p>;
  if (changes.length === 0) return races.length > 0 ? null : <p>{texts.none}</p>;
  return (
    <ul>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
