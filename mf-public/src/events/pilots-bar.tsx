import { styled } from '@holeshot/platform';

const LENGTH = 66;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 16px;
  vertical-align: middle;
  svg {
    flex: none;
  }
  span {
    min-width: 18px;
  }
`;

/** A count and its bar; `most` is the count of a full bar. */
export function PilotsBar({ count, most }: { count: number; most: number }) {
  const length = most > 0 ? Math.round((count / most) * LENGTH) : 0;
  return (
    <Line>
      <svg width={LENGTH} height={4} aria-hidden="true">
        <rect x={LENGTH - length} width={length} height={4} rx={2} fill="var(--edge)" />
      </svg>
      <span>{count}</span>
    </Line>
  );
}
