import { styled } from '@holeshot/platform';

/** The page's column: 1200 px at most, with the gutter beside it. */
export const Column = styled.div`
  max-width: calc(1200px + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
