import { styled } from '@holeshot/platform';
import { Cell, PHONE, type TableColumn, VisuallyHidden } from '@holeshot/ui';
import type { CountRowData } from './count-table-data';

const BarCell = styled(Cell)`
  svg {
    display: block;
  }
  ${PHONE} {
    svg,
    rect {
      height: 4px;
    }
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

/** A bar for the share of the leader's total, and the gap to it. */
export function leaderColumns(rows: readonly CountRowData[]): TableColumn<CountRowData>[] {
  const best = Math.max(0, ...rows.map(({ total }) => total));
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
      // in a bracket that nobody has flown nobody leads
      render: ({ total }) => (total < best ? `−${best - total}` : best > 0 && <b>leads</b>),
    },
  ];
}
