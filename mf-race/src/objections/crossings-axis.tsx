import { styled } from '@holeshot/platform';
import { channelFill, PHONE } from '@holeshot/ui';
import type { ChannelDisplay } from '../channels/channel-display';
import { VerticalLine } from '../racing/at-percent';
import type { Axis, AxisRow } from './lay-out-axis';

const ROW = 30;

const Rows = styled.figure`
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 136px minmax(0, 1fr);
    align-items: center;
    padding-right: 16px;
    &[data-case] {
      background: var(--live);
      font-weight: 600;
    }
    > span {
      display: flex;
      align-items: center;
      gap: 10px;
      overflow: hidden;
      padding-right: 8px;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    svg {
      display: block;
      overflow: visible;
    }
    > svg {
      width: 100%;
    }
  }
  text {
    font-size: 13px;
    text-anchor: middle;
    fill: var(--t2);
  }
  [data-proposed] {
    font-weight: 600;
    fill: var(--red-t);
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin-top: 6px;
    color: var(--t3);
    font-size: 14px;
  }
  ${PHONE} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

interface CrossingsAxisProps {
  axis: Axis;
  /** the pilot of the case */
  pilotId: string | null;
  getName: (pilotId: string) => string;
  getChannel: (pilotId: string) => ChannelDisplay | undefined;
}

/** The crossings of all pilots of a race to scale, with those that a ruling would add. */
export function CrossingsAxis({ axis: { rows, ticks }, pilotId, getName, getChannel }: CrossingsAxisProps) {
  return (
    <Rows>
      {rows.map((row) => (
        <div key={row.pilotId} data-case={row.pilotId === pilotId || undefined}>
          <span>
            <Swatch channel={getChannel(row.pilotId)} />
            {getName(row.pilotId)}
          </span>
          <Crossings row={row} ticks={ticks} name={getName(row.pilotId)} />
        </div>
      ))}
      <div>
        <span />
        <svg height={22} aria-hidden="true">
          {ticks.map(({ at, text }) => (
            <text key={at} x={`${at}%`} y={16}>
              {text}
            </text>
          ))}
        </svg>
      </div>
      <figcaption>
        <span>❙ crossing</span>
        <span>✕ not counted</span>
        <span>┆ proposed</span>
      </figcaption>
    </Rows>
  );
}

const Swatch = ({ channel }: { channel: ChannelDisplay | undefined }) => (
  <svg width={10} height={16} viewBox="0 0 10 16" aria-hidden="true">
    <rect width={10} height={16} rx={2} {...channelFill(channel?.color ?? '')} />
  </svg>
);

/** `Kestrel: laps of 28.10, 27.97`, for screen readers */
const describe = ({ laps, crossings }: AxisRow, name: string): string =>
  laps.length > 0
    ? `${name}: laps of ${laps.map(({ text }) => text).join(', ')}`
    : `${name}: ${crossings.length} crossings`;

function Crossings({ row, ticks, name }: { row: AxisRow; ticks: Axis['ticks']; name: string }) {
  const middle = ROW - 8;
  return (
    <svg height={ROW} role="img" aria-label={describe(row, name)}>
      {ticks.map(({ at }) => (
        <VerticalLine key={at} percent={at} y2={ROW} stroke="var(--line)" />
      ))}
      {row.span && (
        <line x1={`${row.span.from}%`} x2={`${row.span.to}%`} y1={middle} y2={middle} stroke="var(--edge)" />
      )}
      {row.laps.map(({ id, at, text, isProposed }) => (
        <text key={id} x={`${at}%`} y={12} data-proposed={isProposed || undefined}>
          {text}
        </text>
      ))}
      {row.crossings.map(({ id, at, state }) =>
        state === 'ruled-out' ? (
          <text key={id} x={`${at}%`} y={middle + 5}>
            ✕
          </text>
        ) : (
          <VerticalLine
            key={id}
            percent={at}
            y1={middle - 7}
            y2={middle + 7}
            strokeWidth={3}
            stroke={state === 'proposed' ? 'var(--red)' : 'var(--t2)'}
            strokeDasharray={state === 'proposed' ? '3 2' : undefined}
          />
        ),
      )}
    </svg>
  );
}
