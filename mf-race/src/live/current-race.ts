import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';

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
