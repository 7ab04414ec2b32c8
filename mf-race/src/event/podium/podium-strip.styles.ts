import { styled } from '@holeshot/platform';

/** Four places are in one row only if no name is truncated. */
const ROW = '@media (min-width: 1020px)';

export const Strip = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  margin-top: 16px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-top: 3px solid var(--red);
  border-radius: 0 0 10px 10px;
  > * {
    min-width: 0;
    padding: 14px 16px;
  }
  > * + * {
    border-top: 1px solid var(--line);
  }
  > :first-child {
    grid-column: 1 / -1;
  }
  > :nth-child(3):not(:last-child) {
    border-left: 1px solid var(--line);
  }
  > :last-child {
    grid-column: 1 / -1;
  }
  ${ROW} {
    grid-template-columns: minmax(0, 1.45fr) repeat(3, minmax(0, 1fr));
    > * {
      padding: 16px 20px;
    }
    > * + * {
      border-top: 0;
      border-left: 1px solid var(--line);
    }
    > :first-child,
    > :last-child {
      grid-column: auto;
    }
  }
`;

export const Fastest = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 16px;
  align-content: start;
  align-items: center;
  small {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--t2);
    font-size: 14px;
  }
  small::before {
    content: '';
    width: 4px;
    height: 14px;
    border-radius: 1px;
    background: var(--red);
    forced-color-adjust: none;
  }
  b {
    grid-row: 2;
    font-size: 30px;
    line-height: 1.1;
  }
  p {
    grid-row: span 2;
    overflow: hidden;
    font-size: 17px;
    font-weight: 600;
    text-align: right;
    text-overflow: ellipsis;
  }
  p a {
    display: block;
    padding-block: 3px;
    color: var(--t2);
    font-size: 14px;
    font-weight: 400;
    text-decoration: underline var(--edge);
    text-underline-offset: 3px;
  }
  ${ROW} {
    display: block;
    b {
      display: block;
      margin-top: 2px;
    }
    p {
      margin-top: 3px;
      text-align: left;
    }
  }
`;
