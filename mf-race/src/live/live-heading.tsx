import { styled } from '@holeshot/platform';
import { LiveDot } from '@holeshot/ui';
import type { ReactNode } from 'react';

const Heading = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
`;

/** A section's heading, with a dot while the section is live. */
export function LiveHeading({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  return (
    <Heading>
      {isLive && <LiveDot />}
      {children}
    </Heading>
  );
}
