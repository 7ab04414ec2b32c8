import { styled } from '@holeshot/platform';
import { COLORS, PHONE } from '@holeshot/ui';

const Pips = styled.svg`
  display: none;
  ${PHONE} {
    display: block;
  }
`;

/** A race of more laps says how many in its columns. */
const MOST = 10;

/** On phones, where the laps have no columns: how many of them are flown. */
export function LapPips({ flown, target }: { flown: number; target: number }) {
  if (target < 1 || target > MOST) return null;
  return (
    <Pips width={target * 14} height={6} role="img" aria-label={`${flown} of ${target} laps`}>
      {Array.from({ length: target }, (_, index) => index).map((lap) => (
        <rect
          key={lap}
          x={lap * 14}
          y={2}
          width={12}
          height={3}
          rx={1}
          fill={lap < flown ? COLORS.t1 : COLORS.s3}
        />
      ))}
    </Pips>
  );
}
