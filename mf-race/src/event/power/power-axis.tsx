import type { PowerState } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';
import { type ChannelDisplays, channelText } from '../../channels/channel-display';
import { listTicks, percentScale } from '../../racing/axis';
import type { PowerRow } from './power-board';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  margin-top: 18px;
  overflow: visible;
  font-size: 15px;
  text {
    fill: var(--t2);
    text-anchor: middle;
  }
  [data-block] text {
    font-weight: 600;
  }
  [data-block] text:last-child {
    font-size: 13px;
    font-weight: 500;
  }
  ${PHONE} {
    > text {
      font-size: 13px;
    }
    > text:nth-of-type(even) {
      display: none;
    }
  }
  [data-block='hot'] text {
    fill: var(--white);
  }
  [data-block='free'] text {
    fill: var(--t1);
  }
  [data-block='wait'] text {
    fill: var(--amber);
  }
`;

const FILLS: Record<PowerState, { fill: string; stroke: string; strokeWidth: number }> = {
  hot: { fill: 'var(--red)', stroke: 'var(--bg)', strokeWidth: 1.5 },
  wait: { fill: 'none', stroke: 'var(--amber)', strokeWidth: 2 },
  free: { fill: 'none', stroke: 'var(--t1)', strokeWidth: 2 },
};

const ROW_HEIGHT = 44;
/** Height of the upper row, with the blocks that would overlap. */
const OVER_HEIGHT = 36;
const MARGIN_MHZ = 30;
const TICKS = { steps: [25, 50], largest: 100, max: 13 };

interface PowerAxisProps {
  rows: readonly PowerRow[];
  channels: ChannelDisplays;
  /** width of a block; blocks that only touch are far enough apart */
  limitMhz: number;
}

/** Channels as blocks on a frequency axis; a second row avoids overlaps. The table says the same. */
export function PowerAxis({ rows, channels, limitMhz }: PowerAxisProps) {
  if (rows.length === 0) return null;
  const frequencies = rows.map(({ channel }) => channel.frequency);
  const margin = Math.max(MARGIN_MHZ, limitMhz / 2 + MARGIN_MHZ / 3);
  const from = Math.min(...frequencies) - margin;
  const until = Math.max(...frequencies) + margin;
  const place = percentScale(from, until);
  const lower = listLowerRow(rows, limitMhz);
  const top = lower.size < rows.length ? OVER_HEIGHT + 6 : 0;
  const { ticks } = listTicks(from, until, TICKS);
  return (
    <Drawing aria-hidden="true" height={top + 76}>
      {rows.map((row) => {
        const { channel, state } = row;
        const [y, height] = lower.has(row) ? [top, ROW_HEIGHT] : [0, OVER_HEIGHT];
        const display = channels[channel.id];
        return (
          <g key={channel.id} data-block={state}>
            <rect
              x={`${place(channel.frequency - limitMhz / 2)}%`}
              y={y}
              width={`${place(channel.frequency + limitMhz / 2) - place(channel.frequency - limitMhz / 2)}%`}
              height={height}
              rx={4}
              {...FILLS[state]}
            />
            <text x={`${place(channel.frequency)}%`} y={y + height / 2 - 2}>
              {display && channelText(display)}
            </text>
            <text x={`${place(channel.frequency)}%`} y={y + height / 2 + 14}>
              {state}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={top + 50} y2={top + 50} stroke="var(--edge)" />
      {ticks.map((mhz) => (
        <text key={mhz} x={`${place(mhz)}%`} y={top + 70}>
          {mhz}
        </text>
      ))}
    </Drawing>
  );
}

/** Picks the channels of the lower row, which do not overlap: hot ones first, then by frequency. */
function listLowerRow(rows: readonly PowerRow[], limitMhz: number): Set<PowerRow> {
  const sorted = [...rows].sort((a, b) => Number(b.state === 'hot') - Number(a.state === 'hot'));
  const lower = new Set<PowerRow>();
  for (const row of sorted) {
    const fits = [...lower].every(
      (other) => Math.abs(other.channel.frequency - row.channel.frequency) >= limitMhz,
    );
    if (fits) lower.add(row);
  }
  return lower;
}
