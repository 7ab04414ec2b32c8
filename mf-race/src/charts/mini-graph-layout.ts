import type { GraphKind } from './graph-kinds';
import { placeLabels } from './place-labels';
import { type ChartSeries, getMarker, listLaps } from './series';
import { spreadLabels } from './spread-labels';
import { timeAxis } from './time-axis';

interface MiniGraphInput {
  kind: GraphKind;
  series: readonly ChartSeries[];
  /** a line that stops early gets the label "out" */
  labelsDropouts: boolean;
  /** pixels of the drawing */
  width: number;
  height: number;
}

/** Of a tag with its colour block; `out` has no block. */
export const labelWidth = (label: string): number => label.length * 8 + 21;

interface MiniLine {
  id: string;
  channelColor: string;
  /** path data */
  path: string;
  /** path data on a 10 x 10 field */
  marker: string;
  markers: { x: number; y: number }[];
  /** label at the end of the line */
  end: { x: number; y: number; label: string; color: string } | null;
}

interface MiniGraphLayout {
  lines: MiniLine[];
  /** horizontal grid lines with their numbers */
  rules: { y: number; text: string }[];
  laps: { x: number; text: string }[];
  /** x at which the plot ends and the labels begin */
  right: number;
}

const FIELD = { left: 44, top: 12, bottom: 34, labels: 52 };
const LABEL_GAP = 20;
/** More numbers along the bottom overlap. */
const MAX_LAP_NUMBERS = 12;
const MAX_MARKERS = 300;

/** Computes the layout in pixels of the view box. The first position or the leader is on top. */
export function layOutMiniGraph({
  kind,
  series,
  labelsDropouts,
  width,
  height,
}: MiniGraphInput): MiniGraphLayout {
  const laps = listLaps(series);
  const right = width - FIELD.labels;
  const bottom = height - FIELD.bottom;
  const { min, max, rules } = getScale(kind, series);
  const [first = 0] = laps;
  const toX = (lap: number) =>
    round(FIELD.left + ((lap - first) / Math.max(1, laps.length - 1)) * (right - 10 - FIELD.left));
  const toY = (value: number) => round(FIELD.top + ((value - min) / (max - min || 1)) * (bottom - FIELD.top));

  const last = laps.at(-1) ?? 0;
  const linesAtEdge = series.filter(({ points }) => points.at(-1)?.lapNumber === last);
  const edgeYs = spreadLabels(
    linesAtEdge.map(({ points }) => toY(points.at(-1)?.value ?? 0)),
    { gap: LABEL_GAP, top: FIELD.top, bottom },
  );
  const stopLabel = ({ channelLabel }: ChartSeries) => (labelsDropouts ? 'out' : channelLabel);
  const stopped = series.filter((line) => line.points.length > 0 && !linesAtEdge.includes(line));
  const getPath = ({ points }: ChartSeries) =>
    points.map(({ lapNumber, value }) => ({ x: toX(lapNumber), y: toY(value) }));
  const stopBoxes = placeLabels(
    stopped.map((line) => ({
      at: getPath(line).at(-1) ?? { x: 0, y: 0 },
      width: labelWidth(stopLabel(line)),
    })),
    series.map(getPath),
    { x: FIELD.left, y: 0, width: right - FIELD.left, height: bottom },
  );
  const getEnd = (line: ChartSeries, lastPoint: { x: number; y: number } | undefined): MiniLine['end'] => {
    const edgeIndex = linesAtEdge.indexOf(line);
    const y = edgeYs[edgeIndex] ?? null;
    const color = line.channelColor;
    if (edgeIndex >= 0) return y === null ? null : { x: right + 2, y, label: line.channelLabel, color };
    const box = stopBoxes[stopped.indexOf(line)];
    if (!lastPoint || !box) return null;
    return { x: box.x, y: box.y + box.height / 2, label: stopLabel(line), color };
  };

  const hasMarkers = series.reduce((sum, { points }) => sum + points.length, 0) <= MAX_MARKERS;
  const every = Math.ceil(laps.length / MAX_LAP_NUMBERS);
  return {
    right,
    rules: rules.map(({ value, text }) => ({ y: toY(value), text })),
    laps: laps
      .filter((_, index) => index % every === 0)
      .map((lap) => ({ x: toX(lap), text: lap === 0 ? 'HS' : String(lap) })),
    lines: series.map((line, index) => {
      const at = line.points.map(({ lapNumber, value }) => ({ x: toX(lapNumber), y: toY(value) }));
      return {
        id: line.id,
        channelColor: line.channelColor,
        path: kind === 'race-position' ? smoothPath(at) : straightPath(at),
        marker: getMarker(index),
        markers: hasMarkers ? at : [],
        end: getEnd(line, at.at(-1)),
      };
    }),
  };
}

function getScale(kind: GraphKind, series: readonly ChartSeries[]) {
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  const highest = values.reduce((max, value) => Math.max(max, value), 1);
  const isPosition = kind === 'race-position';
  const axis = isPosition
    ? { min: 1, max: highest, interval: Math.ceil(highest / 10) }
    : timeAxis(kind === 'time-behind' ? [0, ...values] : values);
  const count = Math.floor((axis.max - axis.min) / axis.interval) + 1;
  // room for about six numbers of seconds
  const every = isPosition ? 1 : Math.ceil(count / 6);
  const rules = Array.from({ length: count }, (_, index) => axis.min + index * axis.interval)
    .filter((_, index) => index % every === 0)
    .map((value) => ({ value, text: kind === 'time-behind' && value > 0 ? `+${value}` : String(value) }));
  return { min: axis.min, max: axis.max, rules };
}

type Point = { x: number; y: number };

const straightPath = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Horizontal at every lap, smooth between laps. */
const smoothPath = (points: readonly Point[]): string =>
  points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = round((before.x + x) / 2);
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');

const round = (value: number): number => Math.round(value * 10) / 10;
