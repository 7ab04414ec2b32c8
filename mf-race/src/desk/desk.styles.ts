import { styled } from '@holeshot/platform';

/** Queue and case stand beside each other from this width on. */
export const BESIDE = '@media (min-width: 900px)';

export const DeskHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 24px;
  margin-block: 20px 18px;
  h1 {
    flex: 1 0 100%;
    font-size: 28px;
  }
  p {
    color: var(--t2);
  }
  b {
    font-size: 20px;
    color: var(--t1);
  }
  b + b {
    margin-left: 12px;
  }
`;

export const Desk = styled.div`
  display: grid;
  gap: 20px 32px;
  align-items: start;
  > * {
    min-width: 0;
  }
  ${BESIDE} {
    grid-template-columns: 312px minmax(0, 1fr);
    > :nth-child(2) {
      grid-column: 2;
      grid-row: 1 / span 3;
    }
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

/** On phones chips in a line. */
export const Queue = styled.nav`
  a {
    display: grid;
    gap: 4px;
    padding: 10px 12px;
    border-bottom: 1px solid var(--line);
    color: var(--t2);
    &:hover {
      background: var(--s2);
    }
    &[aria-current] {
      background: var(--live);
      color: var(--t1);
      forced-color-adjust: none;
    }
  }
  small {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    font-size: 14px;
  }
  span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  strong {
    overflow-wrap: anywhere;
    font-size: 18px;
    font-weight: 600;
    color: var(--t1);
  }
  @media (max-width: 899px) {
    display: flex;
    gap: 10px;
    overflow-x: auto;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    scrollbar-width: none;
    a {
      flex: none;
      align-content: center;
      min-height: 44px;
      border: 1px solid var(--edge);
      border-radius: 6px;
    }
    a[aria-current] {
      border-color: var(--t1);
    }
    span {
      flex-wrap: nowrap;
    }
    strong {
      font-size: 16px;
    }
    small,
    [data-wide] {
      display: none;
    }
  }
`;

export const Side = styled.div`
  display: grid;
  gap: 28px;
  > * {
    min-width: 0;
  }
`;

export const PartList = styled.section`
  h2 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    padding-bottom: 8px;
    border-bottom: 1px solid var(--edge);
    font-size: 18px;
  }
  small {
    font-size: 14px;
    font-weight: 400;
    color: var(--t3);
    overflow-wrap: anywhere;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 2px 16px;
    padding-block: 8px;
    border-bottom: 1px solid var(--line);
    > small {
      grid-column: 1 / -1;
    }
  }
  b {
    font-weight: 400;
    color: var(--t2);
  }
  > p {
    padding-top: 10px;
    font-size: 28px;
    font-weight: 700;
    letter-spacing: 0.12em;
  }
`;

/** The case that is shown. */
export const Panel = styled.article`
  display: grid;
  gap: 22px;
  padding-top: 14px;
  border-top: 3px solid var(--red);
  > * {
    min-width: 0;
  }
  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-items: end;
    color: var(--t2);
    h2 {
      display: flex;
      align-items: center;
      gap: 12px;
      font-size: 24px;
      color: var(--t1);
      overflow-wrap: anywhere;
    }
    p {
      max-width: 34ch;
      text-align: right;
      b {
        display: block;
        font-size: 32px;
        line-height: 1.1;
        color: var(--t1);
      }
    }
    @media (max-width: 639px) {
      p:not(:has(b)) {
        grid-column: 1 / -1;
        max-width: none;
        text-align: left;
      }
    }
  }
`;

export const Evidence = styled.div`
  display: grid;
  gap: 16px 24px;
  ${BESIDE} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :only-child {
      grid-column: 1 / -1;
    }
  }
  blockquote {
    margin: 0;
    font: 17px/1.5 var(--prose);
    overflow-wrap: anywhere;
  }
  p {
    margin-block: 8px 14px;
    color: var(--t2);
    font-size: 15px;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 10px;
    border-top: 1px solid var(--line);
    color: var(--t2);
    font-size: 15px;
    b {
      color: var(--t1);
      white-space: nowrap;
    }
  }
`;
