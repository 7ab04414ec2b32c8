import { styled } from '@holeshot/platform';

/** A list with a line below each item. */
export const Lines = styled.ul`
  border-top: 1px solid var(--edge);
  > li {
    border-bottom: 1px solid var(--line);
  }
`;
