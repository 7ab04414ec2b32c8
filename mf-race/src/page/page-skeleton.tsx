import { Column, Skeleton } from '@holeshot/ui';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Loading view of an event, race or pilot page: crumbs, banner, facts, tabs, rows. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <Column>
      <Skeleton label={label}>
        <svg width="100%" height={750} fill="var(--s3)" aria-hidden="true">
          <rect y={44} width="100%" height={164} rx={10} />
          <rect y={220} width={240} height={44} rx={3} />
          <rect y={288} width="100%" height={32} rx={3} />
          {ROWS.map((row) => (
            <rect key={row} y={353 + row * 52} width={row % 2 ? '44%' : '58%'} height={14} rx={3} />
          ))}
        </svg>
      </Skeleton>
    </Column>
  );
}
