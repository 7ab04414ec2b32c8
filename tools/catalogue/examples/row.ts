import { styled } from '@holeshot/platform';

/** States of a component side by side. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
