import { wilsonInterval } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import type { Share } from './share-text';

const Ranges = styled.svg`
  width: 100%;
  min-width: 72px;
  height: 32px;
  overflow: visible;
`;

interface ShareRangeProps {
  candidate: Share;
  stable: Share;
}

/** Minimum width, when both shares are about 0 or 1. */
const MIN_SCALE = 0.02;

/** The part of 0 to 1 that shows both ranges, without unknown ones. */
function getScale(shares: readonly Share[]): { from: number; to: number } {
  const known = shares
    .filter(({ total }) => total > 0)
    .map(({ count, total }) => wilsonInterval(count, total));
  const low = Math.min(1, ...known.map((interval) => interval.low));
  const high = Math.max(0, ...known.map((interval) => interval.high));
  if (known.length === 0) return { from: 0, to: 1 };
  return low > 0.5
    ? { from: Math.min(low, 1 - MIN_SCALE), to: 1 }
    : { from: 0, to: Math.max(high, MIN_SCALE) };
}

/**
 * The 95 % confidence ranges of the candidate (above, white) and the stable build on one scale: separate ranges mean a
 * difference.
 */
export function ShareRange({ candidate, stable }: ShareRangeProps) {
  const { from, to } = getScale([candidate, stable]);
  const place = (value: number) => `${(((value - from) / (to - from)) * 100).toFixed(2)}%`;
  const lines = [
    { share: candidate, y: 9, color: 'var(--t1)' },
    { share: stable, y: 23, color: 'var(--edge)' },
  ];
  return (
    <Ranges aria-hidden="true">
      <line x2="100%" y1={31.5} y2={31.5} stroke="var(--line)" />
      {lines.map(({ share: { count, total }, y, color }) => {
        if (total === 0) return null;
        const { low, high } = wilsonInterval(count, total);
        return (
          <g key={y} stroke={color}>
            <line x1={place(low)} x2={place(high)} y1={y} y2={y} strokeWidth={2} />
            <circle cx={place(count / total)} cy={y} r={4} fill={color} stroke="none" />
          </g>
        );
      })}
    </Ranges>
  );
}
