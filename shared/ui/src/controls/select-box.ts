import { css, styled } from '@holeshot/platform';

/** The look of a control that takes text or a choice. */
export const controlLook = css`
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--bg);
  color: var(--t1);
  font: 400 16px/1.35 var(--ui);
  &::placeholder {
    color: var(--t3);
  }
`;

/** Replaces the browser's arrow of a select with a drawn one, 14 px off the border. */
export const selectArrow = css`
  padding-right: 36px;
  background:
    linear-gradient(45deg, transparent 50%, var(--t2) 50%) right 19px center / 5px 6px no-repeat,
    linear-gradient(-45deg, transparent 50%, var(--t2) 50%) right 14px center / 5px 6px no-repeat,
    var(--bg);
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** A field outside a form of properties, such as a search field. */
export const InputBox = styled.input`
  ${controlLook}
`;

/** A select outside a form of properties. */
export const SelectBox = styled.select`
  ${controlLook}
  ${selectArrow}
  width: auto;
  max-width: 100%;
`;
