import { formatGap } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { COLORS } from '@holeshot/ui';
import type { GapPlace } from './gap-places';
import type { LiveBoardProps } from './live-board';

const Line = styled.svg`
  display: block;
  overflow: visible;
  padding: 0 16px;
  font: 14px var(--ui);
  text-anchor: middle;
  /* the tags, where the browser lets a place glide */
  > svg {
    transition: x var(--move);
  }
`;

const TAG = { width: 40, height: 20, rx: 3 };
const STEP = 24;
/** Three rows of tags fit above. */
const BASE = 76;

/** Channel tags placed to scale in seconds behind the leader. The table below says the same in words. */
export function GapLine({
  race: { rows, gapMarks },
  channels,
  pilotOf,
  ownPilotId,
}: Pick<LiveBoardProps, 'race' | 'channels' | 'pilotOf' | 'ownPilotId'>) {
  const placed = rows.filter(({ onGapLine }) => onGapLine);
  const words = placed.map(
    ({ pilotId, place, gapSeconds }) =>
      `${pilotOf(pilotId).name} ${place === 1 ? 'leads' : formatGap(gapSeconds)}`,
  );
  const label = { role: 'img', 'aria-label': `Gaps: ${words.join(', ')}` };
  return (
    <Line width="100%" height={BASE + 30} {...(words.length > 0 ? label : { 'aria-hidden': true })}>
      <rect y={BASE} width="100%" height={1} fill={COLORS.edge} />
      {gapMarks.map(({ seconds, percent }) => (
        <text key={seconds} x={`${percent}%`} y={BASE + 20} fill={COLORS.t3}>
          {seconds === 0 ? 'lead' : `+${seconds}`}
        </text>
      ))}
      {placed.map(({ pilotId, onGapLine }) => (
        <svg key={pilotId} x={`${onGapLine?.percent}%`} overflow="visible" aria-hidden="true">
          <path d={`M0 ${topOf(onGapLine)}V${BASE}`} stroke={COLORS.edge} />
        </svg>
      ))}
      {placed.map(({ pilotId, channelId, onGapLine }) => {
        const channel = channels[channelId ?? ''];
        return (
          <svg key={pilotId} x={`${onGapLine?.percent}%`} overflow="visible" aria-hidden="true">
            <g transform={`translate(-20 ${topOf(onGapLine)})`}>
              <rect {...TAG} fill={COLORS.s3} />
              <rect {...TAG} width={14} fill={channel?.color ?? COLORS.edge} />
              <text x={27} y={15.5} fontSize={15} fontWeight={700} fill={COLORS.t1}>
                {channel?.label ?? '--'}
              </text>
              {pilotId === ownPilotId && <rect {...TAG} fill="none" stroke="#fff" strokeWidth={2} />}
            </g>
          </svg>
        );
      })}
    </Line>
  );
}

const topOf = (place: GapPlace | null): number => BASE - STEP * ((place?.level ?? 0) + 1);
