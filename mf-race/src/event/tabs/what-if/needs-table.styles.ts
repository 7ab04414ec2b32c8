import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';

/** px: all other columns with the longest names, and one round */
const WIDTH = { others: 530, round: 46 };

export const Room = styled.div`
  container-type: inline-size;
`;

/** Where there is no room for the rounds, it has the other columns only. */
export const Rows = styled.table<{ $rounds: number }>`
  width: 100%;
  border-collapse: collapse;
  font-size: 17px;
  th {
    padding: 6px 8px;
    border-bottom: 1px solid var(--edge);
    color: var(--t2);
    font-size: 14px;
    font-weight: 500;
    text-align: left;
    white-space: nowrap;
  }
  td {
    height: 39px;
    padding: 0 8px;
    border-bottom: 1px solid var(--line);
    white-space: nowrap;
  }
  [data-number] {
    text-align: right;
  }
  tr[data-marked] td {
    background: var(--live);
  }
  tr[data-status='out'] td {
    color: var(--t3);
  }
  tr[data-cut] td {
    border-bottom: 2px solid var(--t1);
  }
  td b {
    font-weight: 600;
  }
  b[dir] {
    display: inline-block;
    max-width: 200px;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }
  td:nth-last-child(2) {
    width: 24%;
    min-width: 120px;
  }
  svg {
    display: block;
    overflow: visible;
  }
  @container (max-width: ${({ $rounds }) => WIDTH.others + WIDTH.round * $rounds}px) {
    [data-round] {
      display: none;
    }
  }
  ${PHONE} {
    &,
    tbody {
      display: block;
    }
    thead,
    thead tr {
      display: block;
    }
    th:not(:nth-last-child(2)),
    td[data-round] {
      display: none;
    }
    th {
      display: block;
      padding: 6px 4px;
    }
    thead tr {
      padding: 0;
      border: 0;
    }
    tr {
      display: grid;
      grid-template-columns: 44px minmax(0, 1fr) auto 48px;
      padding: 6px 0;
      border-bottom: 1px solid var(--line);
    }
    tr[data-cut] {
      border-bottom: 2px solid var(--t1);
    }
    tr[data-marked] {
      background: var(--live);
    }
    td {
      height: auto;
      padding: 2px 4px;
      border: 0 !important;
    }
    td:nth-child(2) {
      overflow: hidden;
    }
    b[dir] {
      max-width: 100%;
    }
    td:nth-last-child(1) {
      grid-area: 1 / 3;
    }
    td:nth-last-child(3) {
      grid-area: 1 / 4;
    }
    td:nth-last-child(2) {
      grid-area: 2 / 1 / 3 / 5;
      width: auto;
    }
  }
`;

export const Shape = styled.svg`
  && {
    display: inline-block;
    margin-right: 4px;
    vertical-align: -2px;
  }
`;

export const Axis = styled.svg`
  text {
    fill: var(--t2);
    font-size: 14px;
  }
`;
