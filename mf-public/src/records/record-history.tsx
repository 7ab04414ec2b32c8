import { eventTypeText, formatDate, formatSeconds } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Muted, TextLink } from '@holeshot/ui';
import type { RecordChange } from './record-changes.query';
import { recordHref, recordLabel } from './record-texts';

const Fold = styled.details`
  margin-top: 16px;
  summary {
    width: fit-content;
    padding: 10px 0;
    color: var(--t2);
    cursor: pointer;
  }
  li {
    padding-block: 8px;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`;

interface RecordHistoryProps {
  heading: string;
  changes: readonly RecordChange[];
}

/** The history of records: new times, and falls after a time was removed (R164). */
export function RecordHistory({ heading, changes }: RecordHistoryProps) {
  if (changes.length === 0) return null;
  return (
    <Fold>
      <summary>{heading}</summary>
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

type Time = NonNullable<RecordChange['best']>;

/** A person's own history names no pilot. */
const timeText = ({ eventType }: RecordChange, { seconds, pilot }: Time): string =>
  `${formatSeconds(seconds)}${eventType === null ? ` by ${pilot.name}` : ''}`;

const TimeLink = ({ change, time }: { change: RecordChange; time: Time }) => (
  <TextLink to={recordHref(change.kind, time)}>{timeText(change, time)}</TextLink>
);

function Change({ change }: { change: RecordChange }) {
  const { club, eventType, at, best, before, isFall, who, why } = change;
  return (
    <>
      <b>{eventType === null ? recordLabel(change) : `${eventTypeText(eventType)} at ${club}`}</b>{' '}
      {isFall && 'falls back to '}
      {best ? (
        <>
          <TimeLink change={change} time={best} />, {best.race.title}, {best.event.name}
        </>
      ) : (
        'none'
      )}
      <br />
      <Muted>
        {at !== null && formatDate(at)}
        {before && !isFall && `, before ${timeText(change, before)}`}
        {isFall && before && (
          <>
            , <TimeLink change={change} time={before} /> does not count any more
          </>
        )}
        {isFall && who && `: ${who}, ${why}`}
      </Muted>
    </>
  );
}
