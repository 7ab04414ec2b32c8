import { formatGap } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { COLORS } from '@holeshot/ui';
import type { ShownChannel } from '../parts/shown-channels';
import { listGapMarks, placeGaps } from './gap-places';

const Line = styled.svg`
  display: block;
  margin: 14px 0 4px;
  overflow: visible;
  font: 600 14px var(--ui);
`;

const TAG = { width: 36, height: 20 };
const BASE = 84;

interface GapLineProps {
  /** pilots who have crossed the gate, the leader first */
  pilots: readonly { name: string; channel: ShownChannel | undefined; gapSeconds: number }[];
}

/** Channel tags placed to scale in seconds behind the leader. */
export function GapLine({ pilots }: GapLineProps) {
  const gaps = pilots.map(({ gapSeconds }) => gapSeconds);
  const places = placeGaps(gaps);
  const text = pilots.map(({ name, gapSeconds }, index) =>
    index === 0 ? `${name} leads` : `${name} ${formatGap(gapSeconds)}`,
  );
  return (
    <Line width="100%" height={BASE + 28} role="img" aria-label={`Gaps: ${text.join(', ')}`}>
      <rect y={BASE} width="100%" height={1} fill={COLORS.edge} />
      {listGapMarks(gaps).map(({ seconds, percent }) => (
        <text
          key={seconds}
          x={`${percent}%`}
          y={BASE + 20}
          textAnchor="middle"
          fill={COLORS.t3}
          fontWeight={400}
        >
          +{seconds}
        </text>
      ))}
      <text x="96%" y={BASE + 20} textAnchor="middle" fill={COLORS.t3} fontWeight={400}>
        lead
      </text>
      {pilots.map(({ name, channel }, index) => (
        <Tag key={name} channel={channel} {...(places[index] ?? { percent: 0, level: 0 })} />
      ))}
    </Line>
  );
}

interface TagProps {
  channel: ShownChannel | undefined;
  percent: number;
  level: number;
}

function Tag({ channel, percent, level }: TagProps) {
  const top = BASE - 6 - TAG.height - level * (TAG.height + 4);
  return (
    <svg x={`${percent}%`} overflow="visible" aria-hidden="true">
      <rect x={0} y={top + TAG.height} width={1} height={BASE - top - TAG.height} fill={COLORS.edge} />
      <g transform={`translate(${-TAG.width / 2} ${top})`}>
        <rect width={TAG.width} height={TAG.height} rx={3} fill={COLORS.s3} />
        <rect width={10} height={TAG.height} rx={3} fill={channel?.color ?? COLORS.edge} />
        <text x={23} y={15} textAnchor="middle" fill={COLORS.t1}>
          {channel?.label ?? '--'}
        </text>
      </g>
    </svg>
  );
}
