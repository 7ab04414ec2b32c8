import { formatSeconds } from '@holeshot/domain';
import { COLORS, FONT_FAMILY } from '@holeshot/ui';
import type { LineSeriesOption } from 'echarts/charts';
import type {
  GridComponentOption,
  MarkPointComponentOption,
  TooltipComponentOption,
} from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { type FastestPoint, findFastest, inkOf, type LapSeries, lastLapOf, markerOf } from './series';
import { timeAxis } from './time-axis';

export type LapTimesOption = ComposeOption<
  LineSeriesOption | GridComponentOption | TooltipComponentOption | MarkPointComponentOption
>;

type MarkPoint = NonNullable<LineSeriesOption['markPoint']>;

interface LapTimesInput {
  /** all of them, in result order: colours and markers go by place */
  series: readonly LapSeries[];
  hiddenIds: ReadonlySet<string>;
  /** a line that stops before the others of an ended race says "out" */
  isFinished: boolean;
  /** names give way to channel labels */
  isPhone: boolean;
}

/** Lap times as lines: what the chart shows, from what was flown. Axes fit the lines that are shown. */
export function lapTimesOption({ series, hiddenIds, isFinished, isPhone }: LapTimesInput): LapTimesOption {
  const shown = series.filter(({ id }) => !hiddenIds.has(id));
  const fastest = findFastest(shown);
  const lastLap = lastLapOf(series);
  const seconds = shown.flatMap(({ points }) => points.map((point) => point.seconds));
  const axis = seconds.length > 0 ? timeAxis(seconds) : { min: 0, max: 1, interval: 1 };
  return {
    animation: false,
    textStyle: { fontFamily: FONT_FAMILY, color: COLORS.t2, fontSize: 14 },
    grid: { left: 36, right: isPhone ? 56 : 150, top: 24, bottom: 40 },
    // Drawn on the canvas: HTML tooltips carry style attributes, which the page's policy forbids.
    tooltip: { trigger: 'item', renderMode: 'richText', ...tooltipLook },
    xAxis: {
      type: 'category',
      data: Array.from({ length: lastLap }, (_, index) => `${isPhone ? 'L' : 'Lap '}${index + 1}`),
      boundaryGap: false,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: COLORS.t2, fontSize: 14, margin: 16 },
    },
    yAxis: {
      type: 'value',
      ...axis,
      splitLine: { lineStyle: { color: COLORS.line } },
      axisLabel: { color: COLORS.t2, fontSize: 14 },
    },
    series: series.flatMap((line, index) =>
      hiddenIds.has(line.id) ? [] : lineOf(line, { index, fastest, lastLap, isFinished, isPhone }),
    ),
  };
}

interface LineContext extends Pick<LapTimesInput, 'isFinished' | 'isPhone'> {
  index: number;
  fastest: FastestPoint | undefined;
  lastLap: number;
}

function lineOf(line: LapSeries, context: LineContext): LineSeriesOption {
  const { index, fastest, lastLap, isPhone } = context;
  const ink = inkOf(line);
  const secondsByLap = new Map(line.points.map((point) => [point.lapNumber, point.seconds]));
  return {
    id: line.id,
    name: line.name,
    type: 'line',
    data: Array.from({ length: lastLap }, (_, lap) => secondsByLap.get(lap + 1) ?? null),
    symbol: `path://${markerOf(index)}`,
    symbolSize: 9,
    showAllSymbol: true,
    itemStyle: { color: ink },
    lineStyle: { color: ink, width: 2.25 },
    emphasis: { focus: 'series' },
    blur: { lineStyle: { opacity: 0.25 }, itemStyle: { opacity: 0.25 } },
    endLabel: {
      show: true,
      distance: 10,
      color: COLORS.t1,
      fontSize: 15,
      fontWeight: 600,
      formatter: endText(line, context),
      lineHeight: 24,
      rich: { block: { ...blockLook, backgroundColor: line.channelColor }, tag: tagLook },
    },
    labelLayout: { moveOverlap: 'shiftY' },
    tooltip: { valueFormatter: (value) => formatSeconds(Number(value)) },
    ...(fastest?.seriesId === line.id ? { markPoint: fastestRing(fastest, isPhone) } : {}),
  };
}

/** What stands at a line's end: channel and name; where it stops early, that the pilot is out. */
function endText(line: LapSeries, { lastLap, isFinished, isPhone }: LineContext): string {
  const last = line.points.at(-1)?.lapNumber ?? 0;
  const isOut = isFinished && last < lastLap;
  const tag = `{block|}{tag|${line.channelLabel}}`;
  if (isPhone) return isOut ? 'out' : tag;
  return isOut ? `${line.name}, out lap ${last + 1}` : `${tag}  ${line.name}`;
}

const fastestRing = ({ lapNumber, seconds }: FastestPoint, isPhone: boolean): MarkPoint => ({
  symbol: 'circle',
  symbolSize: 20,
  silent: true,
  z: 10,
  itemStyle: { color: 'transparent', borderColor: COLORS.red, borderWidth: 2.5 },
  label: {
    position: 'right',
    offset: [2, 12],
    textBorderColor: COLORS.bg,
    textBorderWidth: 4,
    color: COLORS.t1,
    fontSize: isPhone ? 14 : 15,
    fontWeight: 600,
    formatter: `${formatSeconds(seconds)} fastest`,
  },
  data: [{ name: 'fastest', coord: [lapNumber - 1, seconds] }],
});

const tagLook = {
  backgroundColor: COLORS.s3,
  borderRadius: [0, 3, 3, 0],
  height: 20,
  padding: [0, 5],
  color: COLORS.t1,
  fontSize: 14,
  fontWeight: 700 as const,
};

const blockLook = { width: 12, height: 20, borderRadius: [3, 0, 0, 3] };

const tooltipLook = {
  backgroundColor: COLORS.s2,
  borderColor: COLORS.edge,
  textStyle: { color: COLORS.t1, fontFamily: FONT_FAMILY },
};
