import { styled } from '@holeshot/platform';
import { COLORS } from '@holeshot/ui';
import { layOutTags } from './lay-out-tags';
import type { LiveRow } from './load-live';

const Line = styled.svg`
  display: block;
  overflow: visible;
  margin: 4px 0 8px;
  padding: 0 16px;
  font: 14px var(--ui);
  text-anchor: middle;
  > svg {
    transition: x var(--move);
  }
`;

const TAG = { width: 40, height: 20, rx: 3 };
const LEVEL_HEIGHT = 24;

/** Channel tags to scale, in seconds behind the leader. Decorative: the rows below say the same. */
export function GapLine({ rows }: { rows: readonly LiveRow[] }) {
  const { tags, marks } = layOutTags(rows);
  const top = Math.max(0, ...tags.map(({ level }) => level)) * LEVEL_HEIGHT;
  const lineY = top + LEVEL_HEIGHT + 6;
  return (
    <Line width="100%" height={lineY + 26} aria-hidden="true">
      <rect y={lineY} width="100%" height={1} fill={COLORS.edge} />
      {marks.map(({ text, percent }) => (
        <text key={text} x={`${percent}%`} y={lineY + 20} fill={COLORS.t3}>
          {text}
        </text>
      ))}
      {tags.map(({ row, percent, level }) => {
        const y = top - level * LEVEL_HEIGHT;
        return (
          <svg key={row.pilotId} x={`${percent}%`} overflow="visible" aria-hidden="true">
            <path d={`M0 ${y + TAG.height}V${lineY}`} stroke={COLORS.edge} />
            <g transform={`translate(-20 ${y})`}>
              <rect {...TAG} fill={COLORS.s3} />
              <rect {...TAG} width={14} fill={row.channel?.color ?? COLORS.edge} />
              <text x={27} y={15.5} fontSize={15} fontWeight={700} fill={COLORS.t1}>
                {row.channel?.label ?? '--'}
              </text>
            </g>
          </svg>
        );
      })}
    </Line>
  );
}
