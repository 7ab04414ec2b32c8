import { styled } from '@holeshot/platform';
import type { ReactNode } from 'react';

/** Details, one per line, each with its label at the left. `$columns` are the grid's columns. */
export const DetailList = styled.dl<{ $columns: string }>`
  border-top: 1px solid var(--edge);
  > div {
    display: grid;
    grid-template-columns: ${({ $columns }) => $columns};
    padding: 12px 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--t2);
  }
  dd {
    overflow-wrap: anywhere;
    font-weight: 500;
  }
`;

/** One line of a `DetailList`. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
