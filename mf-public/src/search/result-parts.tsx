import type { SearchResults } from '@holeshot/client';
import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';

/** The head of a group of lines: its name, and how many there are. */
export const GroupHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  align-items: baseline;
  padding: 10px 18px 2px;
  color: var(--t2);
  font-size: 14px;
  span {
    overflow-wrap: anywhere;
  }
  h2,
  b {
    color: var(--t1);
    font-size: 14px;
    font-weight: 600;
    letter-spacing: 0;
  }
  ${PHONE} {
    padding-inline: 16px;
  }
`;

export const Message = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  padding: 22px 18px 12px;
  color: var(--t2);
  strong {
    color: var(--t1);
    font-size: 18px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${PHONE} {
    padding-inline: 16px;
  }
`;

/** The sign of an empty view: two gates and the way between them. */
const Gates = () => (
  <svg width="120" height="40" aria-hidden="true" fill="none" stroke="var(--edge)">
    <path d="M9 38V8h22v30M91 38V8h22v30" strokeWidth="3" />
    <path d="M1 25h118" strokeWidth="2" strokeDasharray="5 5" />
  </svg>
);

/** Says that nothing contains the words, before similar names, and what is searched. */
export function NothingFound({ words, results }: { words: string; results: SearchResults }) {
  return (
    <Message>
      <Gates />
      <strong>Nothing is called “{words}”</strong>
      <p>
        Only results published here are searched. Names that asked to be hidden don’t appear.
        {results.isNearest &&
          results.pilots.rows.length + results.events.rows.length + results.clubs.rows.length > 0 &&
          ' Nearest by spelling:'}
      </p>
    </Message>
  );
}
