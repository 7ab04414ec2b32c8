import { css, styled } from '@holeshot/platform';

/** The look of a control that takes text. */
export const inputLook = css`
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--bg);
  color: var(--t1);
  font: 500 17px/1.35 var(--ui);
  &::placeholder {
    color: var(--t3);
  }
  &[aria-invalid='true'] {
    border-color: var(--red-t);
    box-shadow: inset 0 0 0 1px var(--red-t);
  }
  &:disabled {
    color: var(--t3);
    border-color: var(--line);
  }
`;

export const Input = styled.input`
  ${inputLook}
`;

/** A control with a button or a picture beside it. */
export const Pair = styled.div`
  display: flex;
  gap: 10px;
`;
