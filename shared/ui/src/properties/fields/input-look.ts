import { css, styled } from '@holeshot/platform';
import { controlLook } from '../../controls/select-box';

/** The look of a control of a form of properties, which may be invalid or disabled. */
export const inputLook = css`
  ${controlLook}
  font: 500 17px/1.35 var(--ui);
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
