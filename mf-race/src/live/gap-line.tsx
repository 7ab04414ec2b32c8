import { formatGap } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { COLORS } from '@holeshot/ui';
import type { GapTag } from './gap-line-layout';
import type { LiveBoardProps } from './live-board';

const Line = styled.svg`
  display: block;
  overflow: visible;
  padding: 0 16px;
  font: 14px var(--ui);
  text-anchor: middle;
  /* browsers that can animate the attribute move the tags smoothly */
  > svg {
    transition: x var(--move);
  }
`;

const TAG = { width: 40, height: 20, rx: 3 };
const ROW_HEIGHT = 24;
/** y of the line: three rows of tags fit above it */
const LINE_Y = 76;

/** Channel tags to scale, in seconds behind the leader. The table below has the same data as text. */
export function GapLine({
  race: { rows, gapMarks },
  channels,
  pilotOf,
  ownPilotId,
}: Pick<LiveBoardProps, 'race' | 'channels' | 'pilotOf' | 'ownPilotId'>) {
  const pilots = rows.filter(({ gapTag }) => gapTag);
  const texts = pilots.map(
    ({ pilotId, position, gapSeconds }) =>
      `${pilotOf(pilotId).name} ${position === 1 ? 'leads' : formatGap(gapSeconds)}`,
  );
  const label = { role: 'img', 'aria-label': `Gaps: ${texts.join(', ')}` };
  return (
    <Line width="100%" height={LINE_Y + 30} {...(texts.length > 0 ? label : { 'aria-hidden': true })}>
      <rect y={LINE_Y} width="100%" height={1} fill={COLORS.edge} />
      {gapMarks.map(({ seconds, percent }) => (
        <text key={seconds} x={`${percent}%`} y={LINE_Y + 20} fill={COLORS.t3}>
          {seconds === 0 ? 'lead' : `+${seconds}`}
        </text>
      ))}
      {pilots.map(({ pilotId, gapTag }) => (
        <svg key={pilotId} x={`${gapTag?.percent}%`} overflow="visible" aria-hidden="true">
          <path d={`M0 ${topOf(gapTag)}V${LINE_Y}`} stroke={COLORS.edge} />
        </svg>
      ))}
      {pilots.map(({ pilotId, channelId, gapTag }) => {
        const channel = channels[channelId ?? ''];
        return (
          <svg key={pilotId} x={`${gapTag?.percent}%`} overflow="visible" aria-hidden="true">
            <g transform={`translate(-20 ${topOf(gapTag)})`}>
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

const topOf = (tag: GapTag | null): number => LINE_Y - ROW_HEIGHT * ((tag?.level ?? 0) + 1);
