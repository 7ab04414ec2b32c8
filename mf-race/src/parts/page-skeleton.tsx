import { styled } from '@holeshot/platform';
import { Bone, Column, Skeleton, SkeletonRows } from '@holeshot/ui';

const Gap = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
`;

/** An event or race page on its way: crumbs, banner, facts, tabs, rows. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <Column>
      <Skeleton label={label}>
        <Gap $height={44} />
        <Bone $height={164} $round={10} />
        <Gap $height={12} />
        <Bone $height={44} $width="240px" />
        <Gap $height={24} />
        <Bone $height={32} />
        <SkeletonRows rows={8} />
      </Skeleton>
    </Column>
  );
}
