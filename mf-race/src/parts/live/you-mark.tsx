import { styled } from '@holeshot/platform';

const Mark = styled.span`
  flex: none;
  padding: 0 5px;
  border: 1px solid var(--edge);
  border-radius: 3px;
  color: var(--t2);
  font-size: 14px;
  font-weight: 600;
`;

/** Stands after the name of the pilot who is looking. */
export const YouMark = () => <Mark>you</Mark>;
