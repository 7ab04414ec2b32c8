import { css } from '@holeshot/platform';

/** A faint edge in the color of the text, for a panel whose own color may be the page's. */
export const colorEdge = css`
  @media screen {
    outline: 1px solid color-mix(in srgb, currentColor 15%, transparent);
    outline-offset: -1px;
  }
`;
