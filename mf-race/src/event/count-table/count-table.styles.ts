import { css, styled } from '@holeshot/platform';
import { Cell, PHONE, RowHeader, Table } from '@holeshot/ui';

const WIDTH = { rank: 44, pilot: 208, figure: 44, total: 72, stageTotal: 96, gap: 64, chart: 160 };
/** Rank and pilot together are never narrower than 168 px. */
const PHONE_WIDTH = { ...WIDTH, rank: 42, pilot: 126, figure: 40, total: 76 };

/** Below the top bar and the tabs. */
const STICKY_TOP = 101;

export interface CountGridShape {
  /** columns of rounds and roll-over */
  $figures: number;
  /** rounds after the newest that was flown */
  $unflown: number;
  /** the desktop app's own total stands beside the sum */
  $hasStageTotal: boolean;
  /** a drawing and a figure after the totals */
  $hasChart: boolean;
  /** headings above those of the columns */
  $hasGroups: boolean;
}

const widthWithoutChart = (width: typeof WIDTH, { $figures, $hasStageTotal }: CountGridShape): number =>
  width.rank + width.pilot + $figures * width.figure + width.total + ($hasStageTotal ? width.stageTotal : 0);

const widthOfOthers = (shape: CountGridShape): number => widthWithoutChart(WIDTH, shape) + WIDTH.gap;

/** The container is too narrow for the chart: the other columns do not leave it 160 px. */
const hasNoRoomForChart = (shape: CountGridShape): string =>
  `@container (max-width: ${widthOfOthers(shape) + WIDTH.chart - 1}px)`;

/** Without room for the chart its figure stands under the total. */
const chartColumns = (shape: CountGridShape) => {
  const others = widthOfOthers(shape);
  return css`
    thead th:nth-last-child(2) {
      width: min(26cqw, 100cqw - ${others}px);
    }
    thead th:last-child {
      width: ${WIDTH.gap}px;
    }
    td:nth-last-child(2) {
      padding-left: 24px;
    }
    ${hasNoRoomForChart(shape)} {
      tr > :nth-last-child(-n + 2) {
        display: none;
      }
      td small[data-under] {
        display: block;
      }
    }
  `;
};

/** Rank, pilot and total stay in view while the rounds between them scroll. */
const stickyEnds = css<CountGridShape>`
  tr > :nth-child(-n + 2),
  tr > :nth-child(${({ $figures }) => $figures + 3}) {
    position: sticky;
    z-index: 1;
    background: var(--bg);
  }
  tr > :first-child {
    left: 0;
  }
  tr > :nth-child(2) {
    left: ${WIDTH.rank}px;
    ${PHONE} {
      left: ${PHONE_WIDTH.rank}px;
    }
  }
  tr > :nth-child(${({ $figures }) => $figures + 3}) {
    right: 0;
  }
  tr > :nth-child(2)::after {
    content: '';
    position: absolute;
    inset: 0 -12px 0 auto;
    width: 12px;
    background: linear-gradient(90deg, var(--bg), transparent);
    pointer-events: none;
  }
  tbody tr:has([data-marked]) > :nth-child(n) {
    background: var(--live);
    &::after {
      background: linear-gradient(90deg, var(--live), transparent);
    }
  }
  /* pilots above this line advance to the next stage */
  tbody tr:has([data-cut]) > :nth-child(n) {
    border-bottom: 2px solid var(--t1);
  }
  tbody tr:hover > :nth-child(n) {
    background: var(--s1);
    &::after {
      background: linear-gradient(90deg, var(--s1), transparent);
    }
  }
`;

/** For a styled `Table`: most of its cells are figures. */
export const figureCells = css`
  :where(td) {
    color: var(--t2);
    font-size: 17px;
    white-space: nowrap;
  }
  :where(td > b) {
    color: var(--t1);
  }
`;

/** Columns of fixed widths, in the table and in the copy of its head. */
export const CountGrid = styled(Table)<CountGridShape>`
  table-layout: fixed;
  min-width: ${(shape) => widthWithoutChart(WIDTH, shape)}px;
  margin-top: ${({ $hasGroups }) => ($hasGroups ? 20 : 0)}px;
  abbr {
    text-decoration: none;
  }
  th,
  td {
    padding-inline: 0 8px;
  }
  ${figureCells}
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
  /* the newest flown round is in view from the start; Total covers what is right of it */
  thead th:nth-child(${({ $figures, $unflown }) => $figures - $unflown + 2}) {
    scroll-initial-target: nearest;
    scroll-margin-right: ${PHONE_WIDTH.total}px;
  }
  thead th:nth-child(${({ $figures }) => $figures + 3}) {
    width: ${WIDTH.total}px;
  }
  thead th:nth-child(${({ $figures, $hasStageTotal }) => ($hasStageTotal ? $figures + 4 : 0)}) {
    width: ${WIDTH.stageTotal}px;
    line-height: 1.15;
    white-space: normal;
  }
  td,
  tbody th {
    height: 42px;
    padding-block: 0;
  }
  td small[data-under] {
    display: none;
  }
  ${PHONE} {
    min-width: ${(shape) => widthWithoutChart(PHONE_WIDTH, shape)}px;
    thead th {
      width: ${PHONE_WIDTH.figure}px;
    }
    thead th:nth-child(1) {
      width: ${PHONE_WIDTH.rank}px;
    }
    thead th:nth-child(${({ $figures }) => $figures + 3}) {
      width: ${PHONE_WIDTH.total}px;
    }
    td,
    tbody th {
      height: 52px;
    }
    tbody th :is(svg, img) {
      display: none;
    }
  }
  ${stickyEnds}
  ${(shape) => shape.$hasChart && chartColumns(shape)}
  @media print {
    min-width: 0;
    table-layout: auto;
    thead th:nth-child(n) {
      width: auto;
    }
    tr > :nth-child(n) {
      position: static;
      height: auto;
      padding: 4px 6px 4px 0;
    }
    tbody th :is(svg, img) {
      display: none;
    }
  }
`;

/** The table with its head, which sticks below the tabs. The width of this box decides about the chart. */
export const CountFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: 8px;
  container-type: inline-size;
  > * {
    grid-area: 1 / 1;
  }
`;

/**
 * A copy of the head over that of the table, scrolled in sync, because sticky heads do not work in a box that scrolls
 * sideways. It is hidden while the real head has the focus, and without scripts.
 */
export const HeadStrip = styled.div`
  position: sticky;
  top: ${STICKY_TOP}px;
  z-index: 3;
  align-self: start;
  overflow: hidden;
  background: var(--bg);
  &:has(+ * thead a:focus-visible) {
    visibility: hidden;
  }
  @media print, (scripting: none) {
    display: none;
  }
`;

/** A wide table scrolls here, and the page does not. */
export const Scroller = styled.div`
  /* contains the hidden caption, which stands in the middle of the table */
  position: relative;
  overflow-x: auto;
  scrollbar-width: thin;
  @media print {
    overflow: visible;
  }
`;

/** Says how to read the chart, and is hidden with it. */
export const ChartNote = styled.p<CountGridShape>`
  && {
    grid-area: 2 / 1;
  }
  max-width: 96ch;
  margin-top: 12px;
  color: var(--t3);
  font-size: 14px;
  ${hasNoRoomForChart} {
    display: none;
  }
`;

export const CountRankCell = styled(Cell)`
  font-size: inherit;
  font-weight: 600;
`;

export const CountPilotHeader = styled(RowHeader)`
  > div {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
`;

export const TotalFigure = styled(Cell)`
  color: var(--t1);
  font-size: 19px;
  font-weight: 700;
`;

export const StageTotalFigure = styled(TotalFigure)`
  font-size: 17px;
`;

/** The figure of the chart, under the total where the chart has no room. */
export const UnderTotal = styled.small`
  margin-top: -2px;
  color: var(--t3);
  font-size: 13px;
  font-weight: 400;
  line-height: 1;
  b {
    color: var(--red-t);
    font-weight: 600;
  }
`;

/** Zero, dash, and a dropped result. */
export const Nothing = styled.span`
  color: var(--t3);
  font-size: 15px;
`;

/** Stands above the heading of the first column of its group. */
export const GroupName = styled.small`
  position: absolute;
  top: -14px;
  left: 8px;
  color: var(--t3);
  font-size: 14px;
`;
