import { Column, Section, Skeleton, SkeletonRows } from '@holeshot/ui';

/** A page of the admin area while it loads. */
export const AdminSkeleton = ({ heading }: { heading: string }) => (
  <Column>
    <Section heading={heading} level={1} isFirst>
      <Skeleton label={heading}>
        <SkeletonRows rows={4} />
      </Skeleton>
    </Section>
  </Column>
);
