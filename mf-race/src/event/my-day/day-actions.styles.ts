import { styled } from '@holeshot/platform';

/** A column of controls, hidden without scripts, which they need. */
export const Actions = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 8px;
  @media (scripting: none) {
    display: none;
  }
`;

export const Control = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px 16px;
  padding: 8px 16px;
  min-height: 56px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  > label,
  > span:first-child {
    color: var(--t1);
    font-size: 17px;
    font-weight: 600;
    line-height: 1.2;
  }
  small {
    display: block;
    color: var(--t2);
    font-size: 15px;
    font-weight: 400;
  }
  > p {
    grid-column: 1 / -1;
    color: var(--t2);
    font-size: 16px;
  }
`;

/** The touch target is 44 px high, the visible switch 24 px. */
export const Switch = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  position: relative;
  flex: none;
  width: 46px;
  height: 44px;
  margin: 0;
  appearance: none;
  forced-color-adjust: none;
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: 9px 0;
    border: 1px solid var(--edge);
    border-radius: 13px;
    background: var(--s3);
    transition: background var(--quick);
  }
  &::after {
    content: '';
    position: absolute;
    top: 13px;
    left: 4px;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: var(--t2);
    transition: transform var(--quick);
  }
  &:checked::before {
    border-color: var(--red);
    background: var(--red);
  }
  &:checked::after {
    background: var(--white);
    transform: translateX(20px);
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  grid-column: 1 / -1;
  padding-block: 4px;
  > * {
    flex: 1 1 auto;
    min-height: 44px;
  }
`;
