import { css, styled } from '@holeshot/platform';

/** The look of a control outside a form of properties, such as a search field. */
export const controlLook = css`
  width: 100%;
  height: 44px;
  padding: 0 12px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--bg);
  color: var(--t1);
  font: 400 16px var(--ui);
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

/** A select outside a form of properties. */
export const SelectBox = styled.select`
  ${controlLook}
  ${selectArrow}
  width: auto;
  max-width: 100%;
`;
