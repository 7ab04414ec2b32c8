import { Column, Section, Skeleton, SkeletonRows } from '@holeshot/ui';

/** A page with a heading and rows while it loads. */
export const ListSkeleton = ({ heading, rows }: { heading: string; rows: number }) => (
  <Column>
    <Section heading={heading} level={1} isFirst>
      <Skeleton label={heading}>
        <SkeletonRows rows={rows} />
      </Skeleton>
    </Section>
  </Column>
);
