import { formatDate, formatSeconds } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Muted, TextLink } from '@holeshot/ui';
import { getLabel, recordHref } from './club-records';
import type { RecordChange } from './record-changes.query';

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

/** How the records of a club were set, and how they fell back when a time was taken away (R164). */
export function RecordHistory({ changes }: { changes: readonly RecordChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Fold>
      <summary>History of the records</summary>
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

const TimeLink = ({ kind, time }: { kind: RecordChange['kind']; time: Time }) => (
  <TextLink to={recordHref(kind, time)}>
    {formatSeconds(time.seconds)} by {time.pilot.name}
  </TextLink>
);

function Change({ change }: { change: RecordChange }) {
  const { kind, at, best, before, isFall, who, why } = change;
  return (
    <>
      <b>{getLabel(change)}</b> {isFall && 'falls back to '}
      {best ? (
        <>
          <TimeLink kind={kind} time={best} />, {best.race.title}, {best.event.name}
        </>
      ) : (
        'none'
      )}
      <br />
      <Muted>
        {at !== null && formatDate(at)}
        {before && !isFall && `, before ${formatSeconds(before.seconds)} by ${before.pilot.name}`}
        {isFall && before && (
          <>
            , <TimeLink kind={kind} time={before} /> does not count any more
          </>
        )}
        {isFall && who && `: ${who}, ${why}`}
      </Muted>
    </>
  );
}
