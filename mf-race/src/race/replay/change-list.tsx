import type { Guid, ReplayChange } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { Section } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { elapsedText } from '../../racing/elapsed-text';

const List = styled.ol`
  columns: 320px;
  column-gap: 48px;
`;

const Change = styled(SiteLink)`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: baseline;
  gap: 8px;
  min-height: 36px;
  padding: 6px 0;
  border-bottom: 1px solid var(--line);
  break-inside: avoid;
  color: var(--t2);
  > :last-child {
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    padding-block: 10px;
  }
  b {
    color: var(--t1);
    font-weight: 600;
  }
  &:hover {
    color: var(--t1);
  }
`;

const More = styled.details`
  summary {
    min-height: 44px;
    padding: 10px 0;
    cursor: pointer;
    color: var(--t2);
  }
`;

/** Further changes are collapsed. */
const MAX_AT_ONCE = 30;

interface ChangeListProps {
  changes: readonly ReplayChange[];
  getName: (pilotId: Guid) => string;
  getText: (change: ReplayChange) => string;
  hrefAt: (ms: number) => string;
}

/** The changes of a race in words; each line links to its moment. Without scripts, it replaces the replay. */
export function ChangeList({ changes, getName, getText, hrefAt }: ChangeListProps) {
  if (changes.length === 0) return null;
  const lines = (items: readonly ReplayChange[]): ReactNode => (
    <List>
      {items.map((change) => (
        <li key={change.index}>
          <Change to={hrefAt(change.ms)} replace preventScrollReset>
            <span>{elapsedText(change.ms)}</span>
            <span>
              <b>{getName(change.pilotId)}</b> {getText(change)}
            </span>
          </Change>
        </li>
      ))}
    </List>
  );
  const rest = changes.slice(MAX_AT_ONCE);
  return (
    <Section heading="What changed">
      {lines(changes.slice(0, MAX_AT_ONCE))}
      {rest.length > 0 && (
        <More>
          <summary>{rest.length} more</summary>
          {lines(rest)}
        </More>
      )}
    </Section>
  );
}
