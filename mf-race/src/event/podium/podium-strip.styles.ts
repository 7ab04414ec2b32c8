import { SiteLink, styled } from '@holeshot/platform';
import { WIDE } from '@holeshot/ui';

/** Four places stand beside each other only where none of the names is cut. */
const ROW = '@media (min-width: 1020px)';

export const Strip = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  margin: 10px 0 12px;
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

export const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  grid-column: 1 / -1;
  margin-top: 8px;
  font-size: 18px;
  font-weight: 600;
  span {
    color: var(--t3);
    font-size: 15px;
    font-weight: 400;
  }
`;

/** A pilot on the podium; the first one is larger. */
export const Place = styled(SiteLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 12px;
  align-content: start;
  align-items: center;
  &:hover {
    background: var(--s1);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > :is(img, svg) {
    grid-row: span 2;
    width: 44px;
    height: 44px;
    ${WIDE} {
      width: 52px;
      height: 52px;
    }
  }
  small {
    align-self: end;
    color: var(--t2);
    font-size: 14px;
    line-height: 1.2;
    span {
      margin-left: 8px;
      color: var(--t3);
    }
  }
  b {
    overflow: hidden;
    align-self: start;
    font-size: 19px;
    line-height: 1.15;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:first-child {
    > :is(img, svg) {
      grid-row: span 3;
      width: 84px;
      height: 84px;
      ${WIDE} {
        width: 88px;
        height: 88px;
      }
    }
    b {
      font-size: 30px;
    }
    ${Figures} {
      grid-column: 2;
      margin-top: 4px;
      font-size: 22px;
      span {
        color: var(--t2);
        font-size: 16px;
      }
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
  a {
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
