import { styled } from '@holeshot/platform';

/** The note beside the name of a pilot without an account. */
export const NameNote = styled.span`
  /* after a space, which screen readers need */
  margin-left: 4px;
  padding: 0 5px;
  border: 1px dashed var(--edge);
  border-radius: 3px;
  color: var(--t2);
  font: 500 13px var(--ui);
  vertical-align: 1px;
  white-space: nowrap;
`;
