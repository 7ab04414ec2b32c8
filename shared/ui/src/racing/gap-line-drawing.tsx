import { styled } from '@holeshot/platform';
import type { GapMark, GapTag } from './gap-line-layout';

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

/** A pilot's tag: their channel, where their gap is on the line. */
export interface DrawnGapTag extends GapTag {
  id: string;
  channel: { label: string; color: string } | null | undefined;
  /** framed, such as a followed pilot */
  isMarked?: boolean;
}

interface GapLineDrawingProps {
  tags: readonly DrawnGapTag[];
  marks: readonly GapMark[];
  /** maximum rows of tags above the line */
  levels: number;
  /** a description of the content; without it the drawing is decorative */
  label?: string | undefined;
  /** draws everything larger: lays out for this width, px, and scales to the available width */
  scaledFrom?: number | undefined;
}

/** Channel tags to scale, in seconds behind the leader, as `layOutGapLine` places them. */
export function GapLineDrawing({ tags, marks, levels, label, scaledFrom }: GapLineDrawingProps) {
  const lineY = levels * ROW_HEIGHT + 4;
  const height = lineY + 28;
  const size = scaledFrom === undefined ? { height } : { viewBox: `0 0 ${scaledFrom} ${height}` };
  const getTop = (level: number) => lineY - ROW_HEIGHT * (level + 1);
  return (
    <Line
      width="100%"
      {...size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect y={lineY} width="100%" height={1} fill="var(--edge)" />
      {marks.map(({ text, percent }) => (
        <text key={text} x={`${percent}%`} y={lineY + 20} fill="var(--t3)">
          {text}
        </text>
      ))}
      {tags.map(({ id, percent, level }) => (
        <svg key={id} x={`${percent}%`} overflow="visible" aria-hidden="true">
          <path d={`M0 ${getTop(level)}V${lineY}`} stroke="var(--edge)" />
        </svg>
      ))}
      {tags.map(({ id, percent, level, channel, isMarked }) => (
        <svg key={id} x={`${percent}%`} overflow="visible" aria-hidden="true">
          <g transform={`translate(-20 ${getTop(level)})`}>
            <rect {...TAG} fill="var(--s3)" />
            <rect {...TAG} width={14} fill={channel?.color ?? 'var(--edge)'} />
            <text x={27} y={15.5} fontSize={15} fontWeight={700} fill="var(--t1)">
              {channel?.label ?? '--'}
            </text>
            <rect {...TAG} fill="none" stroke="var(--tag-edge)" strokeWidth={1.5} />
            {isMarked && <rect {...TAG} fill="none" stroke="var(--t1)" strokeWidth={2} />}
          </g>
        </svg>
      ))}
    </Line>
  );
}
