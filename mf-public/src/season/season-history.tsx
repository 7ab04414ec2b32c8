import { eventHistoryHref } from '@holeshot/contract';
import { formatDateTime } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Muted, TextLink } from '@holeshot/ui';
import type { SeasonChange } from './season.query';
import { moveText } from './season-texts';

/** Maximum listed moves. */
const MAX_MOVES = 6;

const List = styled.ol`
  > li {
    padding-block: 10px;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  ul {
    margin-top: 4px;
  }
`;

/** Changes of the official standings, newest first (R172). */
export const SeasonHistory = ({ changes }: { changes: readonly SeasonChange[] }) => (
  <List>
    {changes.map((change) => (
      <li key={change.id}>
        <Change change={change} />
      </li>
    ))}
  </List>
);

function Change({ change: { at, who, why, event, moves } }: { change: SeasonChange }) {
  const rest = moves.length - MAX_MOVES;
  return (
    <>
      <b>
        {event ? (
          <TextLink to={eventHistoryHref({ eventId: event.id })}>{event.name}</TextLink>
        ) : (
          'The season'
        )}
      </b>
      {event ? ' changed after publishing' : ' was changed'}: {why}
      <br />
      <Muted>{[who, at !== null && formatDateTime(at)].filter(Boolean).join(', ')}</Muted>
      <ul>
        {moves.slice(0, MAX_MOVES).map((move, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, erased names are equal
          <li key={index}>
            <b dir="auto">{move.name}</b> {moveText(move)}
          </li>
        ))}
        {rest > 0 && <li>and {rest === 1 ? '1 other' : `${rest} others`}</li>}
      </ul>
    </>
  );
}
