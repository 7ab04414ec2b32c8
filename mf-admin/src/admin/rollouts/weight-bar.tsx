import { type WireRunningRollout, weightText } from '@holeshot/contract/wire';
import { styled } from '@holeshot/platform';
import { VisuallyHidden } from '@holeshot/ui';

const Bar = styled.svg`
  width: 100%;
  height: 34px;
  overflow: visible;
`;

/** Rollouts begin with small shares: a square root gives 1 % a tenth of the bar. */
const getPosition = (weight: number): number => Math.sqrt(weight / 10_000) * 100;

const getAnchor = (position: number): 'start' | 'middle' | 'end' => {
  if (position < 4) return 'start';
  return position > 96 ? 'end' : 'middle';
};

/** The candidate's share of visitors on a bar with the rollout's steps. The next step is red. */
export function WeightBar({ rollout }: { rollout: Pick<WireRunningRollout, 'weight' | 'steps' | 'step'> }) {
  const { weight, steps, step } = rollout;
  const next = steps[step + 1];
  return (
    <figure>
      <VisuallyHidden>
        {weightText(weight)} of visitors; the steps are{' '}
        {steps.map((each) => weightText(each.weight)).join(', ')}
      </VisuallyHidden>
      <Bar aria-hidden="true">
        <rect width="100%" height={8} rx={4} fill="var(--s3)" />
        <rect width={`${getPosition(weight)}%`} height={8} rx={4} fill="var(--t1)" />
        {steps.map((each) => {
          const position = getPosition(each.weight);
          const isReached = each.weight <= weight;
          const color = each === next ? 'var(--red-t)' : isReached ? 'var(--t1)' : 'var(--t3)';
          return (
            <g key={each.weight}>
              <rect
                x={`${position}%`}
                y={-3}
                width={2}
                height={14}
                transform="translate(-2 0)"
                fill={each === next ? 'var(--red)' : isReached ? 'var(--t1)' : 'var(--edge)'}
              />
              <text x={`${position}%`} y={30} fontSize={14} textAnchor={getAnchor(position)} fill={color}>
                {weightText(each.weight)}
              </text>
            </g>
          );
        })}
      </Bar>
    </figure>
  );
}
