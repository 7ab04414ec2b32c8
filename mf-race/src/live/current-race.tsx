import { styled } from '@holeshot/platform';
import { LiveDot, PHONE } from '@holeshot/ui';
import type { ReactNode } from 'react';

const Heading = styled.span`
  display: inline-flex;
  /* the dot does not change the height */
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

/** Wraps the section of a race in progress. On phones, its heading is small, so that the first row is in view. */
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
