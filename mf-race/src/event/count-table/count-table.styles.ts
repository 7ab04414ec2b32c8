import { css, styled } from '@holeshot/platform';
import { Cell, PHONE, RowHeader, Table, visuallyHidden, WIDE } from '@holeshot/ui';

/** A wide table scrolls here, and the page does not. */
export const Scroller = styled.div`
  margin-top: 8px;
  ${WIDE} {
    overflow-x: auto;
  }
`;

const WIDTH = { rank: 60, pilot: 150, figure: 58, total: 72, stageTotal: 132, gap: 84 };
/** Tablets show nine rounds beside their total. */
const TABLET_WIDTH = { ...WIDTH, rank: 48, pilot: 132, figure: 46 };
const TABLET = '@media screen and (min-width: 720px) and (max-width: 1099px)';
/** Rounds beside one another on phones; more wrap. */
const PHONE_ROUNDS = 5;

export interface CountGridShape {
  /** columns of rounds and roll-over */
  $figures: number;
  /** the desktop app's own total stands beside the sum */
  $hasStageTotal: boolean;
  /** a drawing and a figure after the totals */
  $hasChart: boolean;
  /** headings above those of the columns */
  $hasGroups: boolean;
}

const minWidth =
  (width: typeof WIDTH) =>
  ({ $figures, $hasStageTotal, $hasChart }: CountGridShape): number =>
    width.rank +
    width.pilot +
    $figures * width.figure +
    width.total +
    ($hasStageTotal ? width.stageTotal : 0) +
    ($hasChart ? width.gap : 0);

/** Pilot and total stay in view while the rounds between them scroll. */
const stickyEnds = css<CountGridShape>`
  tr > :nth-child(2),
  tr > :nth-child(${({ $figures }) => $figures + 3}) {
    position: sticky;
    z-index: 1;
    background: var(--bg);
  }
  tr > :nth-child(2) {
    left: 0;
  }
  tr > :nth-child(${({ $figures }) => $figures + 3}) {
    right: 0;
  }
`;

/** On phones rounds stand below their headings, five to a line; the last column has the totals. */
const phonePlaces = ({ $figures }: CountGridShape) =>
  Array.from(
    { length: $figures },
    (_, index) => `
    thead tr > :nth-child(${index + 3}) {
      grid-area: ${Math.floor(index / PHONE_ROUNDS) + 1} / ${(index % PHONE_ROUNDS) + 1};
    }
    tbody tr > :nth-child(${index + 3}) {
      grid-area: ${Math.floor(index / PHONE_ROUNDS) + 2} / ${(index % PHONE_ROUNDS) + 1};
    }`,
  ).join('');

const chartColumns = css`
  ${WIDE} {
    th:nth-last-child(2) {
      width: 26%;
    }
    td:nth-last-child(2) {
      padding-left: 24px;
    }
    th:last-child {
      width: ${WIDTH.gap}px;
    }
  }
  ${TABLET} {
    tr > :nth-last-child(2) {
      display: none;
    }
  }
  ${PHONE} {
    thead tr > :nth-last-child(-n + 2) {
      ${visuallyHidden}
    }
    tbody tr > :last-child {
      grid-area: 2 / 6;
      text-align: right;
    }
    tbody tr > :nth-last-child(2) {
      grid-column: 1 / -1;
      padding-top: 4px;
    }
  }
`;

/**
 * Columns of fixed widths. On phones a row has two lines, rank, pilot and total, then the rounds, which line up below
 * headings that stay in view.
 */
export const CountGrid = styled(Table)<CountGridShape>`
  abbr {
    text-decoration: none;
  }
  th,
  td {
    padding-inline: 0 8px;
  }
  ${WIDE} {
    min-width: ${minWidth(WIDTH)}px;
    table-layout: fixed;
    margin-top: ${({ $hasGroups }) => ($hasGroups ? 20 : 0)}px;
    thead th {
      position: relative;
      width: ${WIDTH.figure}px;
    }
    thead th:nth-child(1) {
      width: ${WIDTH.rank}px;
    }
    thead th:nth-child(2) {
      width: auto;
    }
    thead th:nth-child(${({ $figures }) => $figures + 3}) {
      width: ${WIDTH.total}px;
    }
    thead th:nth-child(${({ $figures, $hasStageTotal }) => ($hasStageTotal ? $figures + 4 : 0)}) {
      width: ${WIDTH.stageTotal}px;
    }
    td,
    tbody th {
      height: 42px;
      padding-block: 0;
    }
    ${stickyEnds}
  }
  ${TABLET} {
    min-width: ${minWidth(TABLET_WIDTH)}px;
    thead th {
      width: ${TABLET_WIDTH.figure}px;
    }
    thead th:nth-child(1) {
      width: ${TABLET_WIDTH.rank}px;
    }
    tbody th :is(svg, img) {
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
      z-index: 4;
      display: block;
      border-bottom: 1px solid var(--edge);
      background: var(--bg);
    }
    tr {
      display: grid;
      grid-template-columns: repeat(${PHONE_ROUNDS}, minmax(0, 1fr)) 72px;
      align-items: center;
    }
    tbody tr {
      padding: 6px 0 8px;
      border-bottom: 1px solid var(--line);
    }
    thead th,
    tbody tr > *,
    tbody tr > :first-child {
      height: auto;
      padding: 0;
      border: 0;
      text-align: left;
    }
    thead tr > :nth-child(-n + 2) {
      ${visuallyHidden}
    }
    tbody tr > :nth-child(1) {
      grid-area: 1 / 1;
    }
    tbody tr > :nth-child(2) {
      grid-area: 1 / 2 / 2 / 6;
      margin-left: -16px;
    }
    tr > :nth-child(${({ $figures }) => $figures + 3}) {
      grid-area: 1 / 6;
      text-align: right;
    }
    tbody tr > :nth-child(${({ $figures, $hasStageTotal }) => ($hasStageTotal ? $figures + 4 : 0)}) {
      grid-column: 1 / -1;
      justify-self: end;
    }
    ${phonePlaces}
  }
  ${({ $hasChart }) => $hasChart && chartColumns}
`;

export const CountRankCell = styled(Cell)`
  width: 64px;
  color: var(--t2);
  font-weight: 600;
  white-space: nowrap;
`;

export const CountPilotHeader = styled(RowHeader)`
  > div {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
`;

export const Figure = styled(Cell)`
  color: var(--t2);
  font-size: 17px;
  font-weight: 400;
  white-space: nowrap;
  b {
    color: var(--t1);
    font-weight: 700;
  }
`;

export const TotalFigure = styled(Figure)`
  color: var(--t1);
  font-size: 19px;
  font-weight: 700;
`;

export const StageTotalFigure = styled(TotalFigure)`
  font-size: 17px;
  small {
    display: inline;
    margin-right: 6px;
  }
`;

/** Zero and dash. */
export const Nothing = styled.span`
  color: var(--t3);
  font-size: 15px;
`;

/** Stands above the heading of the first column of its group. */
export const GroupName = styled.small`
  position: absolute;
  top: -14px;
  right: 8px;
  color: var(--t3);
  font-size: 14px;
  ${PHONE} {
    display: none;
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
    max-width: 96ch;
  }
  b {
    color: var(--t1);
  }
`;

export const BracketTables = styled.div`
  margin-top: 24px;
`;
