import { styled } from '@holeshot/platform';

/** The page's column, at most 1200 px wide plus gutters. */
export const Column = styled.div`
  max-width: calc(1200px + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
