import { COLORS_BY_THEME, FONT_FAMILY, type Theme } from '@holeshot/ui';
import type { CustomSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { GridComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { type GraphMark, marksSeries } from './graph-marks';
import { type ChartSeries, type FastestPoint, type FormatValue, getInk, getMarker, listLaps } from './series';

export type GraphOption = ComposeOption<LineSeriesOption | CustomSeriesOption | GridComponentOption>;

export interface GraphInput {
  /** all series, in result order; a series keeps its colour and marker when others are hidden */
  series: readonly ChartSeries[];
  hiddenIds: ReadonlySet<string>;
  /** a line that stops early gets the label "out" */
  labelsDropouts: boolean;
  /** labels have the channel without the name */
  isPhone: boolean;
  theme: Theme;
}

interface GraphParts {
  yAxis: NonNullable<GridAxis>;
  lapLabel: (lapNumber: number) => string;
  formatValue: FormatValue;
  isSmooth?: boolean;
  fastest?: FastestPoint | undefined;
  /** values above it are drawn at it, with a break in the line */
  clip?: number;
}

type GridAxis = Extract<GraphOption['yAxis'], { type?: 'value' }>;

/** With more points there are no markers: each is drawn separately. */
const MAX_MARKERS = 900;

/** Pixels around the lines: numbers, labels at the end of lines, and the unit above. */
const GRID = { left: 40, right: 150, top: 24, bottom: 40, outerBoundsMode: 'none' as const };
const PHONE_GRID = { ...GRID, left: 32, right: 58, bottom: 28 };

/** A line per pilot over the laps, with channel and name at its end. */
export function graphOption(input: GraphInput, parts: GraphParts): GraphOption {
  const { series, hiddenIds, isPhone, theme } = input;
  const colors = COLORS_BY_THEME[theme];
  const laps = listLaps(series);
  const visibleLines = series.flatMap((line, index) => (hiddenIds.has(line.id) ? [] : [{ line, index }]));
  const hasMarkers = visibleLines.reduce((sum, { line }) => sum + line.points.length, 0) <= MAX_MARKERS;
  return {
    animation: false,
    textStyle: { fontFamily: FONT_FAMILY, color: colors.t2, fontSize: 14 },
    grid: isPhone ? PHONE_GRID : GRID,
    xAxis: {
      type: 'category',
      data: laps.map(parts.lapLabel),
      boundaryGap: false,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: colors.t2, fontSize: 14, margin: isPhone ? 10 : 16, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      // hide the axis without lines
      axisLabel: { show: visibleLines.length > 0, color: colors.t2, fontSize: 14, ...parts.yAxis.axisLabel },
      splitLine: { lineStyle: { color: colors.line } },
      ...withoutLabel(parts.yAxis),
    },
    series: [
      ...visibleLines.map(({ line, index }) => getLine(line, { index, laps, hasMarkers, theme, ...parts })),
      marksSeries(
        listMarks(visibleLines, laps, input, parts),
        visibleLines.map(({ line }) => line.points.map((point) => toCoordinates(point, laps, parts))),
        { isPhone, colors },
      ),
    ],
  };
}

const withoutLabel = ({ axisLabel: _, ...axis }: NonNullable<GridAxis>): NonNullable<GridAxis> => axis;

function getLine(
  line: ChartSeries,
  {
    index,
    laps,
    hasMarkers,
    isSmooth,
    clip,
    theme,
  }: GraphParts & { index: number; laps: number[]; hasMarkers: boolean; theme: Theme },
): LineSeriesOption {
  const ink = getInk(line, theme);
  const valueByLap = new Map(line.points.map(({ lapNumber, value }) => [lapNumber, clipped(value, clip)]));
  return {
    id: line.id,
    name: line.name,
    type: 'line',
    data: laps.map((lap) => valueByLap.get(lap) ?? null),
    ...(hasMarkers
      ? { symbol: `path://${getMarker(index)}`, symbolSize: 9 }
      : { symbol: 'circle', symbolSize: 7 }),
    showSymbol: hasMarkers,
    showAllSymbol: true,
    ...(isSmooth ? { smooth: 0.4, smoothMonotone: 'x' as const } : {}),
    itemStyle: { color: ink },
    lineStyle: { color: ink, width: 2.25 },
    // the page finds the point nearest to the pointer
    silent: true,
    emphasis: { focus: 'series', lineStyle: { width: 3 } },
    blur: { lineStyle: { opacity: 0.25 }, itemStyle: { opacity: 0.25 } },
  };
}

const clipped = (value: number, clip = Number.POSITIVE_INFINITY): number => Math.min(value, clip);

/** x counts from the first lap of the graph. */
const toCoordinates = (
  { lapNumber, value }: ChartSeries['points'][number],
  [first = 0]: readonly number[],
  { clip }: Pick<GraphParts, 'clip'>,
) => ({ x: lapNumber - first, y: clipped(value, clip) });

/** More letters lie across the lines, or end at the edge. The legend has the whole name. */
const MAX_NAME = 16;

const shorten = (name: string): string => {
  const letters = [...name];
  return letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME - 1).join('')}…` : name;
};

/** Labels at the ends of lines, breaks of clipped lines, and the ring on the fastest lap. */
function listMarks(
  lines: readonly { line: ChartSeries; index: number }[],
  laps: readonly number[],
  { labelsDropouts, theme }: GraphInput,
  parts: GraphParts,
): GraphMark[] {
  const { fastest, formatValue, clip } = parts;
  const [first = 0] = laps;
  const lastLap = laps.at(-1) ?? 0;
  const ends = lines.flatMap(({ line }): GraphMark[] => {
    const end = line.points.at(-1);
    if (!end) return [];
    const { channelLabel, channelColor } = line;
    const name = shorten(line.name);
    const at = toCoordinates(end, laps, parts);
    const tag = { at, channelLabel, channelColor, name, ink: getInk(line, theme) };
    if (end.lapNumber === lastLap) return [{ kind: 'end', ...tag }];
    return [
      labelsDropouts ? { kind: 'out', at, name, lapNumber: end.lapNumber + 1 } : { kind: 'stop', ...tag },
    ];
  });
  const breaks = lines.flatMap(({ line }) =>
    line.points.flatMap((point): GraphMark[] => {
      if (clip === undefined || point.value <= clip) return [];
      return [{ kind: 'clipped', at: toCoordinates(point, laps, parts), text: formatValue(point) }];
    }),
  );
  const isVisible = fastest && lines.some(({ line }) => line.id === fastest.seriesId);
  if (!isVisible) return [...ends, ...breaks];
  const at = { x: fastest.lapNumber - first, y: fastest.value };
  return [...ends, ...breaks, { kind: 'fastest', at, text: `${formatValue(fastest)} fastest` }];
}
