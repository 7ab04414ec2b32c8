import { Column } from '@holeshot/ui/base';
import { Section } from '../layout/section';
import { Skeleton, SkeletonRows } from './skeleton';

/** A page with a heading and rows while it loads. */
export const HeadingSkeleton = ({ heading, rows = 4 }: { heading: string; rows?: number }) => (
  <Column>
    <Section heading={heading} level={1} isFirst>
      <Skeleton label={heading}>
        <SkeletonRows rows={rows} />
      </Skeleton>
    </Section>
  </Column>
);
