import { styled } from '@holeshot/platform';
import { Cell, type TableColumn, VisuallyHidden } from '@holeshot/ui';
import type { ReactNode } from 'react';
import type { CountRowData } from './count-table-data';

const BarCell = styled(Cell)`
  svg {
    display: block;
  }
`;

const GapCell = styled(Cell)`
  color: var(--t3);
  font-size: 15px;
  white-space: nowrap;
  b {
    color: var(--red-t);
    font-weight: 600;
  }
`;

const bestTotal = (rows: readonly CountRowData[]): number => Math.max(0, ...rows.map(({ total }) => total));

/** Points behind the leader; empty in an unflown bracket, which has no leader. */
export function gapToLeader(rows: readonly CountRowData[], { total }: CountRowData): ReactNode {
  const best = bestTotal(rows);
  return total < best ? `−${best - total}` : best > 0 && <b>leads</b>;
}

/** A bar for the share of the leader's total, and the gap to it. */
export function leaderColumns(rows: readonly CountRowData[]): TableColumn<CountRowData>[] {
  const best = bestTotal(rows);
  return [
    {
      id: 'share',
      heading: <VisuallyHidden>Bar</VisuallyHidden>,
      Cell: BarCell,
      render: ({ total }) => (
        <svg width="100%" height={8} aria-hidden="true">
          <rect width="100%" height={8} rx={2} fill="var(--s3)" />
          <rect
            width={`${best > 0 ? (100 * total) / best : 0}%`}
            height={8}
            rx={2}
            fill={total === best ? 'var(--red)' : 'var(--t3)'}
          />
        </svg>
      ),
    },
    {
      id: 'gap',
      heading: 'Gap',
      align: 'right',
      Cell: GapCell,
      render: (row) => gapToLeader(rows, row),
    },
  ];
}
