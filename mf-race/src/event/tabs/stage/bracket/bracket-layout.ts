import { compareBrackets } from '@holeshot/domain';
import { type BracketColumn, type BracketData, type BracketEdge, racesOfColumn } from './bracket-data';

/*
 * In px. A box has a head and rows, which are higher in the final. The height of a row includes its border.
 */
export const BOX_WIDTH = 252;
export const ROW_HEIGHT = 31;
export const HEAD_HEIGHT = 34;
export const FINAL_ROW_HEIGHT = 37;
export const FINAL_HEAD_HEIGHT = 48;
const COLUMN_STEP = 316;
const COLUMN_HEAD = 44;
const ZONE_LABEL = 24;
const ZONE_GAP = 32;
const BOX_GAP = 20;
/** Between the gutters of upright A4. */
const PAPER_WIDTH = 660;

interface BoxPlace {
  raceId: string;
  top: number;
  height: number;
}

export interface BracketLayout {
  width: number;
  height: number;
  /** labels of the zones, shown once, in the first column */
  zones: { name: string; top: number }[];
  /** the boxes of each column, from top to bottom */
  columns: { left: number; boxes: BoxPlace[] }[];
}

interface Box {
  isFinal: boolean;
  pilots: readonly unknown[];
}

const boxHeight = ({ isFinal, pilots }: Box): number =>
  isFinal ? FINAL_HEAD_HEIGHT + pilots.length * FINAL_ROW_HEIGHT : HEAD_HEIGHT + pilots.length * ROW_HEIGHT;

const stackHeight = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => sum + boxHeight(box), 0) + BOX_GAP * Math.max(0, boxes.length - 1);

/** The zoom at which a layout fits on paper, which cannot be scrolled. */
export const paperZoom = ({ width }: Pick<BracketLayout, 'width'>): number =>
  Math.min(1, PAPER_WIDTH / width);

/** Stacks the zones, and centres each column's boxes within their zone. The final is centred in the whole height. */
export function layOutBracket(columns: readonly BracketColumn[]): BracketLayout {
  const finalColumn = columns.findIndex((column) => racesOfColumn(column).some(({ isFinal }) => isFinal));
  const names = [
    ...new Set(
      columns.flatMap(({ zones }, index) =>
        index === finalColumn ? [] : zones.map(({ name }) => name ?? 'None'),
      ),
    ),
  ].sort(compareBrackets);
  const boxesIn = (column: BracketColumn, name: string) =>
    column.zones.flatMap((zone) => ((zone.name ?? 'None') === name ? zone.races : []));
  const zones: { name: string; top: number; height: number }[] = [];
  let top = COLUMN_HEAD;
  for (const name of names) {
    if (name !== 'None') top += ZONE_LABEL;
    const height = Math.max(
      0,
      ...columns.map((column, index) => (index === finalColumn ? 0 : stackHeight(boxesIn(column, name)))),
    );
    zones.push({ name, top, height });
    top += height + ZONE_GAP;
  }
  const final = columns[finalColumn];
  const total = Math.max(top - ZONE_GAP, COLUMN_HEAD + (final ? stackHeight(racesOfColumn(final)) : 0));
  return {
    width: (columns.length - 1) * COLUMN_STEP + BOX_WIDTH,
    height: total,
    zones: zones.flatMap(({ name, top: zoneTop }) =>
      name === 'None' ? [] : [{ name, top: zoneTop - ZONE_LABEL }],
    ),
    columns: columns.map((column, index) => ({
      left: index * COLUMN_STEP,
      boxes:
        index === finalColumn
          ? stack(racesOfColumn(column), COLUMN_HEAD, total - COLUMN_HEAD)
          : zones.flatMap((zone) => stack(boxesIn(column, zone.name), zone.top, zone.height)),
    })),
  };
}

/** Stacks boxes, centred vertically within `height`. */
function stack(boxes: readonly (Box & { id: string })[], top: number, height: number): BoxPlace[] {
  let next = top + Math.round((height - stackHeight(boxes)) / 2);
  return boxes.map((box) => {
    const place = { raceId: box.id, top: next, height: boxHeight(box) };
    next += place.height + BOX_GAP;
    return place;
  });
}

/** The SVG path of an edge, from row to row, horizontal at both ends. */
export function edgePath(
  { from, to }: Pick<BracketEdge, 'from' | 'to'>,
  layout: BracketLayout,
  data: Pick<BracketData, 'columns'>,
): string {
  const x1 = (layout.columns[from.column]?.left ?? 0) + BOX_WIDTH;
  const x2 = layout.columns[to.column]?.left ?? 0;
  const bend = Math.min(32, (x2 - x1) / 2);
  const y1 = rowMiddle(from, layout, data);
  const y2 = rowMiddle(to, layout, data);
  return `M${x1} ${y1}H${x2 - 2 * bend}C${x2 - bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}

function rowMiddle(
  { column, raceId, row }: BracketEdge['from'],
  layout: BracketLayout,
  { columns }: Pick<BracketData, 'columns'>,
): number {
  const box = layout.columns[column]?.boxes.find((place) => place.raceId === raceId);
  const isFinal = columns[column]?.zones.some(({ races }) =>
    races.some((race) => race.id === raceId && race.isFinal),
  );
  const [head, height] = isFinal ? [FINAL_HEAD_HEIGHT, FINAL_ROW_HEIGHT] : [HEAD_HEIGHT, ROW_HEIGHT];
  return (box?.top ?? 0) + head + (row + 0.5) * height;
}
