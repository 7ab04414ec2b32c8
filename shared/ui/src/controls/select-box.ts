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

/** A select with an arrow that stands off the border. */
export const SelectBox = styled.select`
  height: 44px;
  max-width: 100%;
  padding: 0 36px 0 12px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--bg)
    url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='10' height='6'%3E%3Cpath d='M0 0h10L5 6z' fill='%23C3C9D1'/%3E%3C/svg%3E")
    right 14px center no-repeat;
  appearance: none;
  color: var(--t1);
  font: 400 16px var(--ui);
  text-overflow: ellipsis;
`;
