import { styled } from '@holeshot/platform';

/** Says that something failed. */
export const Problem = styled.p.attrs({ role: 'alert' })`
  color: var(--red-t);
  overflow-wrap: anywhere;
`;
