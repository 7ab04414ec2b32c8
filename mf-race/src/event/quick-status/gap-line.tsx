import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { COLORS } from '@holeshot/ui';
import type { ShownChannel } from '../../parts/shown-channels';
import type { LiveRow } from './live-race';

const Line = styled.svg`
  overflow: visible;
  margin: 4px 0 0;
  text {
    font-size: 14px;
    fill: ${COLORS.t3};
    text-anchor: middle;
  }
  g text {
    font-size: 15px;
    font-weight: 700;
    fill: ${COLORS.t1};
  }
`;

const TAG = { width: 40, height: 20 };
/** Share of the width that stays free at each side, for half a tag. */
const EDGE = 0.05;
/** Tags closer than this share of the width stand in two rows. */
const CLOSE = 0.11;
const STEPS_SECONDS = [1, 2, 5, 10, 20, 60, 300];
const MOST_TICKS = 8;

interface GapLineProps {
  rows: readonly LiveRow[];
  channels: Record<Guid, ShownChannel>;
  ownPilotId: Guid | null;
}

/** Everybody to scale behind the leader, in seconds. The table below says the same in words. */
export function GapLine({ rows, channels, ownPilotId }: GapLineProps) {
  const placed = rows.flatMap(({ pilotId, channelId, gapSeconds, isOut }) => {
    const channel = channels[channelId ?? ''];
    return gapSeconds === null || isOut || !channel ? [] : [{ pilotId, channel, gapSeconds }];
  });
  if (placed.length < 2) return null;
  const farthest = Math.max(...placed.map(({ gapSeconds }) => gapSeconds), 1);
  const step = STEPS_SECONDS.find((seconds) => farthest / seconds < MOST_TICKS) ?? 600;
  const most = Math.ceil(farthest / step) * step;
  const shareOf = (seconds: number) => 1 - EDGE - (seconds / most) * (1 - 2 * EDGE);
  const ticks = Array.from({ length: most / step + 1 }, (_, index) => index * step);
  return (
    <Line width="100%" height={76} aria-hidden="true">
      <line x1="0" x2="100%" y1={54} y2={54} stroke={COLORS.edge} />
      {ticks.map((seconds) => (
        <svg key={seconds} x={percent(shareOf(seconds))} overflow="visible" aria-hidden="true">
          <path d="M0 50v8" stroke={COLORS.edge} />
          <text y={74}>{seconds === 0 ? 'lead' : `+${seconds}`}</text>
        </svg>
      ))}
      {staggered(placed.map(({ gapSeconds }) => shareOf(gapSeconds))).map(({ share, row }, index) => {
        const { pilotId, channel } = placed[index] ?? {};
        if (!channel) return null;
        return (
          <svg key={pilotId} x={percent(share)} overflow="visible" aria-hidden="true">
            <g transform={`translate(${-TAG.width / 2} ${row === 0 ? 27 : 2})`}>
              <rect {...TAG} rx={3} fill={COLORS.s3} />
              <rect width={14} height={TAG.height} rx={3} fill={channel.color} />
              <text x={27} y={15.5}>
                {channel.label}
              </text>
              <rect
                {...TAG}
                rx={3}
                fill="none"
                stroke="#fff"
                strokeWidth={pilotId === ownPilotId ? 2 : 1}
                strokeOpacity={pilotId === ownPilotId ? 1 : 0.25}
              />
            </g>
          </svg>
        );
      })}
    </Line>
  );
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** The second row is for a tag that would stand on its neighbour in the first. */
function staggered(shares: readonly number[]): { share: number; row: 0 | 1 }[] {
  let taken = Number.POSITIVE_INFINITY;
  return shares.map((share) => {
    const isFree = taken - share >= CLOSE;
    if (isFree) taken = share;
    return { share, row: isFree ? 0 : 1 };
  });
}
