import { styled } from '@holeshot/platform';
import { Cell, PHONE, RowHeader, Table } from '@holeshot/ui';

/** A wide table scrolls here, and the page does not. */
export const Scroller = styled.div`
  overflow-x: auto;
  margin-top: 8px;
`;

/** On phones a row has two lines: rank, pilot and total; then the rounds, each with its label, which wrap. */
export const FiguresTable = styled(Table)`
  th,
  td {
    padding-inline: 8px;
  }
  abbr {
    text-decoration: none;
  }
  ${PHONE} {
    &,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 14px;
      border-bottom: 1px solid var(--line);
    }
    thead tr {
      border-color: var(--edge);
    }
    tbody tr {
      padding: 8px 0;
    }
    /* a line break after the totals */
    tbody tr::after {
      content: '';
      order: 1;
      flex: 0 0 100%;
    }
    td small {
      display: inline;
      margin-right: 5px;
    }
    thead th,
    tbody tr > *,
    tbody tr > :first-child {
      height: auto;
      padding: 0;
      border: 0;
      text-align: left;
    }
  }
`;

export const CountRankCell = styled(Cell)`
  width: 64px;
  color: var(--t2);
  font-weight: 600;
  white-space: nowrap;
  ${PHONE} {
    width: 34px;
  }
`;

export const CountPilotHeader = styled(RowHeader)`
  min-width: 180px;
  max-width: 320px;
  > div {
    display: flex;
    align-items: center;
    gap: 12px;
    min-width: 0;
  }
  ${PHONE} {
    flex: 1;
    min-width: 0;
    max-width: none;
  }
`;

export const Figure = styled(Cell)`
  font-size: 17px;
  font-weight: 400;
  white-space: nowrap;
  ${PHONE} {
    order: 2;
  }
`;

export const TotalFigure = styled(Figure)`
  font-weight: 600;
  ${PHONE} {
    order: 0;
  }
`;

export const TableFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin-top: 8px;
  font-size: 14px;
  color: var(--t3);
  p {
    max-width: 66ch;
  }
`;

export const BracketSection = styled.div`
  margin-top: 24px;
`;
