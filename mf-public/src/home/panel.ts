import { styled } from '@holeshot/platform';

/** A box under a red rule, for the first content of the page. */
export const Panel = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-top: 3px solid var(--red);
  border-radius: 0 0 10px 10px;
`;
