import { styled } from '@holeshot/platform';
import type { ReactNode } from 'react';

/** Key figures in a row: a `div` each, with `dt` and `dd`. */
export const FactList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  padding: 12px 0 8px;
  dt {
    font-size: 14px;
    color: var(--t3);
  }
  dd {
    font-size: 17px;
    font-weight: 600;
  }
`;

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[];
}

/** Key figures in a row. */
export function Facts({ facts }: FactsProps) {
  return (
    <FactList>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactList>
  );
}
