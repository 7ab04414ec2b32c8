import { decidingSeconds, formatPosition, formatSeconds, ordinal, type RulingEffect } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';
import { joinNames } from '../racing/join-names';
import type { EventEffects, Standing } from './event-effects';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    padding-block: 6px;
    font-size: 14px;
    font-weight: 400;
    text-align: left;
    color: var(--t3);
  }
  td {
    padding: 8px 12px 8px 0;
    border-top: 1px solid var(--line);
    color: var(--t2);
    b {
      color: var(--t1);
    }
    &:first-child {
      color: var(--t1);
      overflow-wrap: anywhere;
    }
  }
  ${PHONE} {
    td:nth-child(n + 3):not(:nth-child(4)),
    th:nth-child(n + 3):not(:nth-child(4)) {
      display: none;
    }
  }
`;

interface EffectsTableProps {
  effects: readonly RulingEffect[];
  event: EventEffects;
  getName: (pilotId: string) => string;
}

/** The old and new place, time, points and event points of each pilot concerned. */
export function EffectsTable({ effects, event, getName }: EffectsTableProps) {
  const hasEvent = event.before.size > 0;
  if (effects.length === 0) return <p>No place, time or points change.</p>;
  return (
    <Table>
      <thead>
        <tr>
          <th>What changes</th>
          <th>Place</th>
          <th>Time</th>
          <th>Points</th>
          {hasEvent && <th>Event</th>}
        </tr>
      </thead>
      <tbody>
        {effects.map(({ before, after }) => (
          <tr key={after.pilotId}>
            <td>{getName(after.pilotId)}</td>
            <td>
              <Change from={formatPosition(before)} to={formatPosition(after)} />
            </td>
            <td>
              <Change
                from={formatSeconds(decidingSeconds(before))}
                to={formatSeconds(decidingSeconds(after))}
              />
            </td>
            <td>
              <Change from={pointsText(before.points)} to={pointsText(after.points)} />
            </td>
            {hasEvent && (
              <td>
                <EventChange
                  before={event.before.get(after.pilotId)}
                  after={event.after.get(after.pilotId)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const pointsText = (points: number | null = null): string => (points === null ? '' : String(points));

function Change({ from, to }: { from: string; to: string }) {
  if (from === to) return to || '–';
  return (
    <>
      {from || '–'} → <b>{to || '–'}</b>
    </>
  );
}

/** `8 → 12, 16th → 14th` */
function EventChange({ before, after }: { before: Standing | undefined; after: Standing | undefined }) {
  if (!before && !after) return '–';
  const hasPoints = (before ?? after)?.points !== null;
  return (
    <>
      {hasPoints && (
        <>
          <Change from={pointsText(before?.points)} to={pointsText(after?.points)} />,{' '}
        </>
      )}
      <Change from={ordinal(before?.rank ?? 0)} to={ordinal(after?.rank ?? 0)} />
    </>
  );
}

/** A sentence about the change of the cut. */
export function cutText({ cut }: EventEffects, getName: (pilotId: string) => string): string {
  if (!cut) return '';
  const { count, comesIn, dropsOut } = cut;
  if (comesIn.length === 0 && dropsOut.length === 0) return `Nobody's place in the top ${count} changes.`;
  const list = (ids: readonly string[]) => joinNames(ids.map(getName));
  return [
    comesIn.length > 0
      ? `${list(comesIn)} ${comesIn.length === 1 ? 'comes' : 'come'} into the top ${count}.`
      : '',
    dropsOut.length > 0
      ? `${list(dropsOut)} ${dropsOut.length === 1 ? 'drops' : 'drop'} out of the top ${count}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
