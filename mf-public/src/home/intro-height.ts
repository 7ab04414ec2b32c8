import { css } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';

/** Home's first part has one height, whether it says what the site is for or shows an event: which one is known late. */
export const INTRO_HEIGHT = css`
  min-height: 116px;
  ${PHONE} {
    min-height: 204px;
  }
`;
