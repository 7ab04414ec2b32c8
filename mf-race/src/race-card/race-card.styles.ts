import { styled } from '@holeshot/platform';
import { pilotLink } from '@holeshot/ui';

export const CardHead = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
  min-height: 34px;
  padding-bottom: 4px;
  border-bottom: 1px solid var(--edge);
  h3 {
    min-width: 0;
    font-size: 18px;
    font-weight: 600;
  }
  h3 a {
    display: inline-block;
    padding: 4px 0;
  }
  h3 a:hover {
    text-decoration: underline var(--red-t);
    text-underline-offset: 3px;
  }
  > span {
    flex: none;
    font-size: 14px;
    color: var(--t3);
  }
`;

/** Rows of place, channel, pilot and result, with aligned columns; without places, the first column is missing. */
export const CardRows = styled.ul<{ $places: boolean }>`
  display: grid;
  grid-template-columns:
    ${({ $places }) => ($places ? 'minmax(16px, auto) ' : '')}minmax(38px, auto)
    minmax(0, 1fr) auto;
  column-gap: 10px;
  > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-height: 38px;
    border-bottom: 1px solid var(--line);
    @media (max-width: 719px) {
      min-height: 42px;
    }
    > b {
      font-weight: 600;
    }
    > div {
      display: flex;
      align-items: center;
      gap: 6px;
      min-width: 0;
      > a {
        ${pilotLink}
      }
    }
    a {
      font-size: 16px;
      line-height: 24px;
      font-weight: 500;
    }
    > div + span {
      font-size: 16px;
      text-align: right;
      white-space: nowrap;
    }
    small {
      margin-left: 8px;
      color: var(--t3);
      font-size: 14px;
    }
  }
  > [data-marked] {
    background: var(--live);
    box-shadow:
      -10px 0 var(--live),
      10px 0 var(--live);
  }
  > [data-out] {
    color: var(--t3);
  }
  > [data-marked] a,
  > [data-winner] a,
  > [data-winner] > b {
    font-weight: 700;
  }
  > [data-winner] > b {
    color: var(--t1);
  }
  > [data-winner] > div + span {
    color: var(--t1);
    font-size: 17px;
    font-weight: 700;
  }
  &[data-live] > [data-winner] > div + span {
    color: var(--red-t);
  }
`;
