import { css, styled } from '@holeshot/platform';

/** A control outside a form of properties, such as a search. */
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

/** A drawn arrow, 14 px off the border of a select, in the place of the browser's. */
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
