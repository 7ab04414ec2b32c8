import { css } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';

/** Home's first part has a fixed height, because whether it shows an event is known late. */
export const INTRO_HEIGHT = css`
  min-height: 116px;
  ${PHONE} {
    min-height: 204px;
  }
`;
