import { formatGap, type GapLinePilot, type Guid, lapsDownText, placeGaps } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';
import type { MarkedRacePilots } from '../event-pilots/race-pilots';
import { At } from '../racing/at-percent';
import { GapLineTag, LINE_Y } from './gap-line-item';

/** Minimum widths of the line, px: beside other content, and on phones. */
const WIDTHS = { wide: 580, phone: 326 };

const Line = styled.svg<{ $on?: 'wide' | 'phone' }>`
  display: ${({ $on }) => ($on === 'phone' ? 'none' : 'block')};
  overflow: visible;
  padding: 0 16px;
  font: 14px var(--ui);
  text-anchor: middle;
  /* browsers that can animate the attribute move the tags smoothly */
  > svg {
    transition: x var(--move);
  }
  ${PHONE} {
    display: ${({ $on }) => ($on === 'wide' ? 'none' : 'block')};
    padding: 0;
  }
`;

export interface GapLineRow extends GapLinePilot {
  pilotId: Guid;
  channelId: Guid | null;
  position: number | null;
}

interface GapLineProps extends MarkedRacePilots {
  /** in racing order */
  rows: readonly GapLineRow[];
  /** lays out for this width, px, and scales the drawing to the available width */
  scaledFrom?: number;
}

/** Channel tags of all pilots by seconds behind the leader, to scale. The table beside it has the same data as text. */
export function GapLine({ scaledFrom, ...props }: GapLineProps) {
  if (scaledFrom !== undefined) return <Drawing {...props} width={scaledFrom} isScaled />;
  return (
    <>
      <Drawing {...props} width={WIDTHS.wide} on="wide" />
      <Drawing {...props} width={WIDTHS.phone} on="phone" />
    </>
  );
}

interface DrawingProps extends Omit<GapLineProps, 'scaledFrom'> {
  width: number;
  on?: 'wide' | 'phone';
  isScaled?: boolean;
}

function Drawing({ rows, channels, getPilot, marked, width, on, isScaled = false }: DrawingProps) {
  const { items, marks, breakPercent, colorWidth } = placeGaps(rows, width);
  const texts = rows.map((row) => `${getPilot(row.pilotId).name} ${gapText(row)}`);
  const height = LINE_Y + 28;
  const getTag = (index: number) => {
    const { pilotId = '', channelId = null } = rows[index] ?? {};
    return { id: pilotId, channel: channels[channelId ?? ''], isMarked: marked.ids.has(pilotId) };
  };
  return (
    <Line
      width="100%"
      {...(isScaled ? { viewBox: `0 0 ${width} ${height}` } : { height })}
      {...(on ? { $on: on } : {})}
      role="img"
      aria-label={`Gaps: ${texts.join(', ')}`}
    >
      <line x1={`${breakPercent ?? 0}%`} x2="100%" y1={LINE_Y} y2={LINE_Y} stroke="var(--edge)" />
      {breakPercent !== null && (
        <>
          <line x2={`${breakPercent}%`} y1={LINE_Y} y2={LINE_Y} stroke="var(--edge)" strokeDasharray="4 5" />
          <At percent={breakPercent}>
            <rect x={-3} y={LINE_Y - 2} width={6} height={4} fill="var(--bg)" />
            <path
              d={`M-1 ${LINE_Y - 7}l-5 14M5 ${LINE_Y - 7}l-5 14`}
              stroke="var(--edge)"
              strokeWidth={1.5}
            />
          </At>
        </>
      )}
      {marks.map(({ text, percent }) => (
        <text key={text} x={`${percent}%`} y={LINE_Y + 22} fill="var(--t3)">
          {text}
        </text>
      ))}
      {items.map((item) => (
        <GapLineTag
          key={rows[item.pilots[0] ?? 0]?.pilotId}
          item={item}
          tags={item.pilots.map(getTag)}
          colorWidth={colorWidth}
        />
      ))}
    </Line>
  );
}

/** The gap of a pilot, as in the pilot's row. */
export function gapText(row: GapLineRow): string {
  const { position, gapSeconds, isGapFromVideo, lapsDown, overdueSeconds, isOut } = row;
  if (isOut) return 'out';
  if (position === 1) return 'leads';
  if (lapsDown > 0) return lapsDownText(lapsDown);
  if (overdueSeconds !== null) return overdueText(overdueSeconds);
  return gapSeconds === null ? '–' : formatGap(gapSeconds, isGapFromVideo);
}

/** `over 17.5` */
export const overdueText = (seconds: number): string => `over ${seconds.toFixed(1)}`;
