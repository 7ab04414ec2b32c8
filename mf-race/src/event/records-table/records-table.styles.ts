import { styled } from '@holeshot/platform';
import { Cell, PHONE, RowHeader, Table, visuallyHidden, WIDE } from '@holeshot/ui';

/**
 * On phones a row has two lines: rank and pilot, then one cell per time. The headings stay in view, so that times can
 * be compared down a column.
 */
export const RecordsGrid = styled(Table)<{ $times: number }>`
  table-layout: fixed;
  margin-top: 16px;
  thead th:nth-child(1) {
    width: 64px;
  }
  thead th:nth-child(2) {
    width: ${({ $times }) => ($times === 1 ? 42 : 24)}%;
  }
  /* without room beside the time, its gap and race are below it; all cells are equally wide */
  td:not(:first-child) > :is(a, div) {
    container-type: inline-size;
  }
  ${WIDE} {
    @container (max-width: 138px) {
      td > :is(a, div) > span {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 6px;
      }
      td > :is(a, div) > span > :first-child {
        grid-column: 1 / -1;
        justify-self: start;
      }
    }
  }
  /* tablets: names are not truncated */
  @media screen and (min-width: 720px) and (max-width: 1099px) {
    th,
    td {
      padding-inline: 8px;
    }
    thead th:nth-child(1) {
      width: 52px;
    }
    thead th:nth-child(2) {
      width: ${({ $times }) => ($times === 1 ? 42 : 31)}%;
    }
    tbody th > div > :is(svg, img) {
      display: none;
    }
  }
  ${PHONE} {
    &,
    tbody {
      display: block;
    }
    thead {
      position: sticky;
      top: 101px;
      z-index: 5;
      display: block;
      background: var(--bg);
    }
    tr {
      display: grid;
      grid-template-columns: repeat(${({ $times }) => $times}, minmax(0, 1fr));
      column-gap: 12px;
      border-bottom: 1px solid var(--line);
    }
    thead tr {
      border-color: var(--edge);
    }
    thead th {
      border: 0;
      padding: 0;
    }
    thead th:nth-child(-n + 2) {
      ${visuallyHidden}
    }
    tbody tr {
      padding: 8px 0;
    }
    tbody tr > *,
    tbody tr > :first-child {
      height: auto;
      padding: 0;
      border: 0;
    }
  }
`;

export const RecordRankCell = styled(Cell)`
  color: var(--t2);
  font-weight: 600;
  white-space: nowrap;
  tr:first-child > & {
    color: var(--t1);
  }
  ${PHONE} {
    && {
      grid-area: 1 / 1;
      align-self: center;
    }
  }
`;

export const RecordPilotHeader = styled(RowHeader)`
  ${PHONE} {
    && {
      grid-area: 1 / 1 / 2 / -1;
      padding-left: 48px;
    }
  }
`;

export const PilotCellContent = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 40px;
`;
