import { formatClock, type PowerState } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Muted } from '@holeshot/ui';
import { PilotChannel } from '../../channels/pilot-channel';
import type { RacePilots } from '../../event-pilots/race-pilots';
import type { PowerRow } from './power-board';
import { labelFrom } from './power-lists';
import { PowerShape } from './power-shape';

const NARROW = '@media (max-width: 859px)';

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 17px;
  th {
    padding: 8px;
    border-bottom: 1px solid var(--edge);
    color: var(--t2);
    font-size: 14px;
    font-weight: 500;
    text-align: left;
  }
  td {
    height: 56px;
    padding: 0 8px;
    border-bottom: 1px solid var(--line);
    white-space: nowrap;
  }
  td > span {
    vertical-align: middle;
  }
  tr[data-state='hot'] td {
    background: var(--live);
  }
  th:last-child,
  td:last-child {
    text-align: right;
  }
  td[data-close] {
    color: var(--amber);
    font-weight: 600;
  }
  ${NARROW} {
    &,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template: auto auto / 44px 58px minmax(0, 1fr) auto;
      gap: 2px 12px;
      align-items: center;
      margin-inline: -8px;
      padding: 9px 8px;
      border-bottom: 1px solid var(--line);
    }
    tr[data-state='hot'] {
      background: var(--live);
    }
    td {
      height: auto;
      padding: 0;
      overflow: hidden;
      border: 0;
      text-overflow: ellipsis;
    }
    td:nth-child(1),
    td:nth-child(2) {
      grid-row: 1 / 3;
      /* shows the outline that a tag has in the sunlight theme */
      overflow: visible;
    }
    td:nth-child(3) {
      grid-area: 1 / 4;
      color: var(--t2);
      font-size: 15px;
    }
    td:nth-child(4) {
      display: none;
    }
    td:nth-child(4)[data-close] {
      display: block;
      grid-area: 1 / 3;
    }
    td[data-close] + td {
      display: none;
    }
    td:nth-child(5) {
      grid-area: 1 / 3;
    }
    td:nth-child(6) {
      grid-area: 2 / 3 / 3 / 5;
      font-size: 16px;
    }
    td:nth-child(7) {
      display: none;
    }
  }
`;

const State = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 19px;
  font-weight: 700;
  ${NARROW} {
    flex-direction: column;
    gap: 1px;
    font-size: 15px;
    line-height: 1.1;
  }
`;

const Next = styled.span`
  b {
    font-weight: 600;
  }
  small {
    display: none;
    color: var(--t2);
    font-size: inherit;
  }
  ${NARROW} {
    small {
      display: inline;
    }
  }
`;

export const STATE_WORDS: Record<PowerState, string> = { hot: 'Hot', wait: 'Wait', free: 'Free' };

/** All channels by frequency, with state, nearest hot channel, and current and next pilot. */
export function PowerTable({ rows, channels, getPilot }: RacePilots & { rows: readonly PowerRow[] }) {
  return (
    <Rows>
      <thead>
        <tr>
          {['State', 'Channel', 'MHz', 'Nearest hot', 'On it now', 'Next on it', 'Starts about'].map(
            (label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ channel, state, pilotId, nearest, next }) => (
          <tr key={channel.id} data-state={state}>
            <td>
              <State>
                <PowerShape state={state} size={24} />
                {STATE_WORDS[state]}
              </State>
            </td>
            <td>
              <PilotChannel channels={channels} channelId={channel.id} large />
            </td>
            <td>{channel.frequency}</td>
            <td data-close={(state !== 'hot' && nearest?.isTooClose) || undefined}>
              {nearest ? `${nearest.distanceMhz} to ${labelFrom(channels, nearest.channel.id)}` : '–'}
            </td>
            <td>{pilotId ? <b dir="auto">{getPilot(pilotId).name}</b> : <Muted>nobody</Muted>}</td>
            <td>
              {next ? (
                <Next>
                  <small>next </small>
                  <b dir="auto">{getPilot(next.pilotId).name}</b> <Muted>{next.title}</Muted>
                </Next>
              ) : (
                <Muted>nobody drawn</Muted>
              )}
            </td>
            <td>{next?.expectedStart != null && formatClock(next.expectedStart)}</td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
}
