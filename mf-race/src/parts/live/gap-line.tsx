import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { COLORS } from '@holeshot/ui';
import { GAP_ENDS, LEVELS, listGapMarks, placeGaps } from './gap-places';

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

const TAG = { width: 40, height: 20 };
const STEP = TAG.height + 4;
const BASE = LEVELS * STEP + 4;

interface GapTag {
  id: Guid;
  /** in words */
  text: string;
  /** of the channel */
  label: string;
  color: string;
  gapSeconds: number;
  isOwn: boolean;
}

/** Channel tags placed to scale in seconds behind the leader. `tags` are in the order of the race. */
export function GapLine({ tags }: { tags: readonly GapTag[] }) {
  const gaps = tags.map(({ gapSeconds }) => gapSeconds);
  const places = placeGaps(gaps);
  const label = `Gaps: ${tags.map(({ text }) => text).join(', ')}`;
  const marks = [{ seconds: 0, percent: GAP_ENDS.right }, ...listGapMarks(gaps)];
  return (
    <Line
      width="100%"
      height={BASE + 30}
      {...(tags.length > 0 ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect y={BASE} width="100%" height={1} fill={COLORS.edge} />
      {marks.map(({ seconds, percent }) => (
        <text key={seconds} x={`${percent}%`} y={BASE + 20} fill={COLORS.t3}>
          {seconds === 0 ? 'lead' : `+${seconds}`}
        </text>
      ))}
      {tags.map(({ id, label: name, color, isOwn }, index) => {
        const { percent, level } = places[index] ?? { percent: 0, level: 0 };
        const top = BASE - (level + 1) * STEP;
        return (
          <svg key={id} x={`${percent}%`} overflow="visible" aria-hidden="true">
            <path d={`M0 ${top + TAG.height}V${BASE}`} stroke={COLORS.edge} />
            <g transform={`translate(${-TAG.width / 2} ${top})`}>
              <rect {...TAG} rx={3} fill={COLORS.s3} />
              <rect width={14} height={TAG.height} rx={3} fill={color} />
              <text x={27} y={15.5} fontSize={15} fontWeight={700} fill={COLORS.t1}>
                {name}
              </text>
              {isOwn && <rect {...TAG} rx={3} fill="none" stroke="#fff" strokeWidth={2} />}
            </g>
          </svg>
        );
      })}
    </Line>
  );
}
