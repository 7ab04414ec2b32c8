import { formatGap, type Guid, isolateName } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { type ChannelDisplays, channelText } from '../channels/channel-display';
import { At, VerticalLine } from '../racing/at-percent';
import type { GapLine } from './explanation';

const TAG = { width: 40, height: 20, color: 12 };
const LEVEL = 28;
const STEM = 12;
const LABELS = 24;

const Drawing = styled.svg`
  display: block;
  width: calc(100% - 44px);
  margin: 14px 22px 0;
  overflow: visible;
  font-size: 13px;
  text-anchor: middle;
  fill: var(--t3);
  g text {
    font-weight: 600;
    fill: var(--t1);
  }
`;

interface GapLineDrawingProps {
  line: GapLine;
  /** the pilot whose tag is framed */
  ownId: Guid;
  channels: ChannelDisplays;
}

/** The pilots of the race on an axis of gaps to the first. */
export function GapLineDrawing({ line: { seats, ticks }, ownId, channels }: GapLineDrawingProps) {
  const levels = 1 + Math.max(...seats.map(({ level }) => level));
  const axisY = levels * LEVEL + STEM;
  const getTop = (level: number) => axisY - STEM - TAG.height - level * LEVEL;
  const byGap = [...seats].sort((a, b) => a.gapSeconds - b.gapSeconds);
  return (
    <Drawing
      height={axisY + LABELS}
      role="img"
      aria-label={`Gaps to the first: ${byGap.map(describeSeat).join(', ')}`}
    >
      <line x1="0" x2="100%" y1={axisY} y2={axisY} stroke="var(--edge)" />
      {ticks.map(({ at, label }) => (
        <At key={label} percent={at} y={axisY}>
          <path d="M0 0v5" stroke="var(--edge)" />
          <text y={19}>{label}</text>
        </At>
      ))}
      {seats.map(({ pilotId, at, level }) => (
        <VerticalLine
          key={pilotId}
          percent={at}
          y1={getTop(level) + TAG.height}
          y2={axisY}
          stroke={pilotId === ownId ? 'var(--t1)' : 'var(--edge)'}
        />
      ))}
      {seats.map(({ pilotId, channelId, name, at, level }) => {
        const channel = channels[channelId ?? ''];
        return (
          <At key={pilotId} percent={at} y={getTop(level)}>
            <g transform={`translate(${-TAG.width / 2})`}>
              <rect width={TAG.width} height={TAG.height} rx={3} fill="var(--s3)" />
              {channel && <rect width={TAG.color} height={TAG.height} rx={3} fill={channel.color} />}
              <text x={channel ? (TAG.width + TAG.color) / 2 : TAG.width / 2} y={15}>
                {channel ? channelText(channel).slice(0, 3) : name.slice(0, 4)}
              </text>
              {pilotId === ownId && (
                <rect
                  x={-2}
                  y={-2}
                  width={TAG.width + 4}
                  height={TAG.height + 4}
                  rx={4}
                  fill="none"
                  stroke="var(--t1)"
                  strokeWidth={2}
                />
              )}
            </g>
          </At>
        );
      })}
    </Drawing>
  );
}

const describeSeat = ({ name, gapSeconds }: GapLine['seats'][number]): string =>
  gapSeconds > 0 ? `${isolateName(name)} ${formatGap(gapSeconds)}` : name;
