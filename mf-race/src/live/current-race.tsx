import { styled } from '@holeshot/platform';
import { LiveDot, PHONE } from '@holeshot/ui';
import type { ReactNode } from 'react';

const Heading = styled.span`
  display: inline-flex;
  /* as high with the dot as without */
  align-items: baseline;
  gap: 12px;
  > [aria-hidden] {
    align-self: center;
  }
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

/** Around the section of a race in progress: on phones its heading is small, so that the first row is seen at once. */
export const CurrentRace = styled.div`
  ${PHONE} {
    > section {
      margin-top: 8px;
    }
    > section > :first-child {
      margin-bottom: 6px;
      font-size: 14px;
    }
    h2 {
      font-size: 16px;
    }
  }
`;
