import { styled } from '@holeshot/platform';

/** Five figures in a frame: a `div` each, with a `dt`, a `dd` for the figure, and a `dd` for its comparison. */
export const FigureGrid = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--line);
  > div {
    position: relative;
    padding: 14px 16px 12px;
    background: var(--bg);
  }
  > div:has(a:hover) {
    background: var(--s1);
  }
  > :last-child {
    grid-column: 1 / -1;
  }
  dt {
    color: var(--t2);
    font-size: 14px;
  }
  dd {
    font-size: 32px;
    font-weight: 700;
    line-height: 1.15;
  }
  dd + dd {
    min-height: 22px;
    color: var(--t3);
    font-size: 15px;
    font-weight: 400;
    line-height: 1.45;
  }
  /* the whole cell is the link */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  @media (min-width: 860px) {
    grid-template-columns: repeat(5, 1fr);
    > :last-child {
      grid-column: auto;
    }
  }
`;
