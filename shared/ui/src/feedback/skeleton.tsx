import { keyframes, styled } from '@holeshot/platform';
import { VisuallyHidden } from '@holeshot/ui/base';
import type { ReactNode } from 'react';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** A grey placeholder. Use the size of the content that loads. */
export const Bone = styled.span<{ $width?: string; $height?: number; $round?: number }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = 14 }) => $height}px;
  border-radius: ${({ $round = 3 }) => $round}px;
  background: var(--s3);
`;

const Frame = styled.div`
  animation: ${appear} 150ms step-end;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  height: 52px;
  border-bottom: 1px solid var(--line);
  > :first-child {
    flex: 1;
  }
`;

const WIDTHS = ['58%', '44%', '66%', '50%', '38%', '54%'];

/** The frame of a skeleton. Invisible for the first 150 ms, since most content loads faster. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Frame role="status">
      <VisuallyHidden>Loading {label}</VisuallyHidden>
      {children}
    </Frame>
  );
}

/** Placeholder rows of a table. */
export function SkeletonRows({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => index).map((row) => (
    <Row key={row}>
      <span>
        <Bone $width={WIDTHS[row % WIDTHS.length] ?? '50%'} />
      </span>
      <Bone $width="64px" />
      <Bone $width="64px" />
    </Row>
  ));
}
