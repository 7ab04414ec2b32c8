import { styled } from '@holeshot/platform';
import { Cell, PHONE, RowHeader, Table } from '@holeshot/ui';

/** Many rounds scroll inside the table's own frame, never the page; its links take the keyboard along. */
export const Scroller = styled.div`
  overflow-x: auto;
  margin-top: 8px;
`;

/**
 * On phones a row is two lines: rank, pilot and total, then the rounds, each under its own name: they wrap, however
 * many there are.
 */
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

export const RankCell = styled(Cell)`
  width: 64px;
  color: var(--t2);
  font-weight: 600;
  white-space: nowrap;
  ${PHONE} {
    width: 34px;
  }
`;

export const PilotHeader = styled(RowHeader)`
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

/** A round's figure; on phones with the round's name before it. */
export const Figure = styled(Cell)`
  font-size: 17px;
  font-weight: 400;
  text-align: right;
  white-space: nowrap;
  small {
    display: none;
    margin-right: 5px;
    color: var(--t3);
    font-size: 13px;
    font-weight: 400;
  }
  ${PHONE} {
    order: 2;
    small {
      display: inline;
    }
  }
  &:where([data-total]) {
    order: 0;
    font-weight: 600;
  }
`;

/** Breaks a phone's row after the totals. */
export const LineBreak = styled.td.attrs({ 'aria-hidden': true, role: 'presentation' })`
  display: none;
  ${PHONE} {
    display: block;
    order: 1;
    flex: 0 0 100%;
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

/** One bracket of a ranking. */
export const Bracket = styled.div`
  margin-top: 24px;
`;
