import { formatDate, formatTimeOfDay } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Button, Muted } from '@holeshot/ui';
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

interface RevisionListProps {
  revisions: readonly RevisionEntry[];
  /** texts in place of differences: for the first revision, and for one without differences */
  texts: { first: string; none: string };
  /** restores a revision; absent without the right */
  restore?: ((revision: RevisionEntry) => void) | undefined;
}

/** The revisions of a race or an event, newest first, each with its changes. */
export function RevisionList({ revisions, texts, restore }: RevisionListProps) {
  return (
    <List>
      {revisions.map((revision, index) => (
        <Item key={revision.number}>
          <Text>
            <h2>
              Revision {revision.number}
              {index === 0 && ', shown on the site'}
            </h2>
            <Muted>
              {revision.at !== null && `${formatDate(revision.at)}, ${formatTimeOfDay(revision.at)}, `}
              {revision.who}: {revision.why}
            </Muted>
            <Changes revision={revision} texts={texts} />
          </Text>
          {restore && index > 0 && (
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
    </List>
  );
}

interface ChangesProps {
  revision: RevisionEntry;
  texts: RevisionListProps['texts'];
}

function Changes({ revision: { number, changes }, texts }: ChangesProps) {
  if (number === 1) return <p>{texts.first}</p>;
  if (changes.length === 0) return <p>{texts.none}</p>;
  return (
    <ul>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
