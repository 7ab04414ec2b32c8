import { styled } from '@holeshot/platform';
import { Cell, PHONE } from '@holeshot/ui';

/** Opens the laps behind a row's times; there where a script answers it. */
export const LapsToggle = styled.button.attrs({ type: 'button' })`
  flex: none;
  min-height: 36px;
  margin-left: auto;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: var(--t3);
  font-size: 14px;
  cursor: pointer;
  &::after {
    content: '';
    display: inline-block;
    width: 6px;
    height: 6px;
    margin: 0 1px 3px 7px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
  }
  &[aria-expanded='true']::after {
    margin-bottom: 0;
    transform: rotate(225deg);
  }
  &:hover {
    background: var(--s3);
    color: var(--t1);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const LapsCell = styled(Cell)`
  background: var(--s1);
  ${PHONE} {
    && {
      grid-column: 1 / -1;
      padding: 8px;
    }
  }
`;

export const RecordsKey = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;
