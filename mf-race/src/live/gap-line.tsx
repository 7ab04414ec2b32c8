import { formatGap, type Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { COLORS, type GapMark, type GapTag, lapsDownText } from '@holeshot/ui';
import type { ChannelDisplay } from '../channels/channel-display';
import type { EventPilot } from '../event-pilots/event-pilot';
import type { MarkedPilots } from '../follow/use-marked-pilots';

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
const HEIGHT = LINE_Y + 30;

interface GapLineRow {
  pilotId: Guid;
  channelId: Guid | null;
  position: number | null;
  gapSeconds: number | null;
  lapsDown: number;
  /** `null` for a pilot who is not on the line */
  gapTag: GapTag | null;
}

interface GapLineProps {
  rows: readonly GapLineRow[];
  marks: readonly GapMark[];
  channels: Record<Guid, ChannelDisplay>;
  pilotOf: (id: Guid) => EventPilot;
  marked: MarkedPilots;
  /** draws everything larger: as on a line so wide, px, scaled to the width that there is */
  scaledFrom?: number;
}

/** Channel tags to scale, in seconds behind the leader. The table beside it has the same data as text. */
export function GapLine({ rows, marks, channels, pilotOf, marked, scaledFrom }: GapLineProps) {
  const pilots = rows.filter(({ gapTag }) => gapTag);
  const texts = pilots.map((row) => `${pilotOf(row.pilotId).name} ${gapText(row)}`);
  const label = { role: 'img', 'aria-label': `Gaps: ${texts.join(', ')}` };
  return (
    <Line width="100%" {...sizeOf(scaledFrom)} {...(texts.length > 0 ? label : { 'aria-hidden': true })}>
      <rect y={LINE_Y} width="100%" height={1} fill={COLORS.edge} />
      {marks.map(({ text, percent }) => (
        <text key={text} x={`${percent}%`} y={LINE_Y + 20} fill={COLORS.t3}>
          {text}
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
              {marked.ids.has(pilotId) && <rect {...TAG} fill="none" stroke="#fff" strokeWidth={2} />}
            </g>
          </svg>
        );
      })}
    </Line>
  );
}

const sizeOf = (scaledFrom: number | undefined) =>
  scaledFrom === undefined ? { height: HEIGHT } : { viewBox: `0 0 ${scaledFrom} ${HEIGHT}` };

function gapText({ position, gapSeconds, lapsDown }: GapLineRow): string {
  if (position === 1) return 'leads';
  return lapsDown > 0 ? lapsDownText(lapsDown) : formatGap(gapSeconds);
}

const topOf = (tag: GapTag | null): number => LINE_Y - ROW_HEIGHT * ((tag?.level ?? 0) + 1);
