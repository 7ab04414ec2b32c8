import { type ColorTable, FONT_FAMILY } from '@holeshot/ui';
import type { CustomSeriesOption } from 'echarts/charts';
import { type Box, placeLabels } from './place-labels';
import { spreadLabels } from './spread-labels';

interface Tag {
  at: { x: number; y: number };
  channelLabel: string;
  channelColor: string;
  name: string;
  /** colour of the line */
  ink: string;
}

/** A label beside a line. `at` is in data coordinates; x counts from the first lap of the graph. */
export type GraphMark =
  /** the line reaches the last lap: its tag is at the right edge, with a line to it */
  | ({ kind: 'end' } & Tag)
  /** the line stops earlier: its tag is beside its last point */
  | ({ kind: 'stop' } & Tag)
  | { kind: 'out'; at: Tag['at']; name: string; lapNumber: number }
  /** the value is above the end of the axis */
  | { kind: 'clipped'; at: Tag['at']; text: string }
  | { kind: 'fastest'; at: Tag['at']; text: string };

type RenderItem = NonNullable<CustomSeriesOption['renderItem']>;
type Api = Parameters<RenderItem>[1];
type Params = Parameters<RenderItem>[0];
type Element = Exclude<ReturnType<RenderItem>, null | undefined>;
/** Pixels; the left end of a label, in the middle of its height. */
type Place = { x: number; y: number };
/** A place, and the colours of the theme. */
type Colored = Place & { colors: ColorTable };

/** A visible line in data coordinates. */
export type MarkedLine = readonly Tag['at'][];

/** Labels do not fade with their lines. */
const UNFADED = { style: { opacity: 1 } };
/** Tags in pixels. Eight fit beside a chart on a phone. */
const TAG = { height: 20, fontSize: 14, gap: 24 };
const PHONE_TAG = { height: 15, fontSize: 12, gap: 16 };
const LEADER_WIDTH = 14;

/** All marks as one series, so that overlapping labels at the right edge can be moved apart. */
export function marksSeries(
  marks: readonly GraphMark[],
  lines: readonly MarkedLine[],
  { isPhone, colors }: { isPhone: boolean; colors: ColorTable },
): CustomSeriesOption {
  const ends = marks.filter((mark) => mark.kind === 'end');
  const placeFree = createPlacement(marks, lines, isPhone);
  return {
    type: 'custom',
    id: 'marks',
    silent: true,
    clip: false,
    z: 5,
    data: marks.map(({ at }) => [at.x, at.y]),
    renderItem(params, api) {
      const mark = marks[params.dataIndex];
      if (!mark) return { type: 'group', children: [] };
      const [x = 0, y = 0] = api.coord([mark.at.x, mark.at.y]);
      switch (mark.kind) {
        case 'end': {
          const grid = getGrid(params);
          const labelYs = ends.map((end) => getY(api, end));
          const room = { gap: (isPhone ? PHONE_TAG : TAG).gap, top: grid.y, bottom: grid.y + grid.height };
          return drawEnd(mark, {
            x,
            y,
            labelY: spreadLabels(labelYs, room)[ends.indexOf(mark)] ?? null,
            isPhone,
            colors,
          });
        }
        case 'stop':
          return drawText(freeText(mark, isPhone), {
            ...placeFree(mark, params, api),
            channelColor: mark.channelColor,
            isPhone,
            colors,
          });
        case 'out':
          return drawText(freeText(mark, isPhone), { ...placeFree(mark, params, api), colors });
        case 'fastest':
          return drawFastest(mark.text, { x, y }, { ...placeFree(mark, params, api), colors });
        case 'clipped':
          return drawClipped(mark.text, { x, y }, { ...placeFree(mark, params, api), colors });
      }
    },
  };
}

const getGrid = ({ coordSys }: Params): Box => coordSys as unknown as Box;

/** Pixels per letter at 15 px, rounded up. */
const LETTER = 7.4;
const TAG_WIDTH = 40;

type FreeMark = Exclude<GraphMark, { kind: 'end' }>;
const isFree = (mark: GraphMark): mark is FreeMark => mark.kind !== 'end';

/** The text of a label that is not at the right edge. */
function freeText(mark: FreeMark, isPhone: boolean): string {
  if (mark.kind === 'stop') return tagText(mark, isPhone);
  if (mark.kind === 'out') return isPhone ? 'out' : `${mark.name}, out lap ${mark.lapNumber}`;
  return mark.text;
}

const getWidth = (mark: FreeMark, isPhone: boolean): number =>
  mark.kind === 'stop'
    ? TAG_WIDTH + (isPhone ? 0 : (mark.name.length + 2) * LETTER)
    : freeText(mark, isPhone).length * LETTER;

/** Places all labels that are not at the right edge, once per size of the chart. */
function createPlacement(marks: readonly GraphMark[], lines: readonly MarkedLine[], isPhone: boolean) {
  const free = marks.filter(isFree);
  let placed: { grid: string; boxes: Box[] } | undefined;
  return (mark: FreeMark, params: Params, api: Api): Place => {
    const { x, y, width, height } = getGrid(params);
    const grid = [x, y, width, height].join();
    if (placed?.grid !== grid) {
      const toPixels = (at: Tag['at']): Place => {
        const [px = 0, py = 0] = api.coord([at.x, at.y]);
        return { x: px, y: py };
      };
      const labels = free.map((item) => ({ at: toPixels(item.at), width: getWidth(item, isPhone) }));
      const paths = lines.map((line) => line.map(toPixels));
      placed = { grid, boxes: placeLabels(labels, paths, { x, y: y - 4, width, height: height + 4 }) };
    }
    const box = placed.boxes[free.indexOf(mark)];
    return { x: box?.x ?? x, y: (box?.y ?? y) + (box?.height ?? 0) / 2 };
  };
}

const getY = (api: Api, { at }: GraphMark): number => api.coord([at.x, at.y])[1] ?? 0;

function drawEnd(
  mark: Tag,
  { x, y, labelY, isPhone, colors }: Colored & { labelY: number | null; isPhone: boolean },
): Element {
  if (labelY === null) return { type: 'group', children: [] };
  const left = x + LEADER_WIDTH + (isPhone ? 0 : 6);
  return {
    type: 'group',
    children: [
      {
        type: 'polyline',
        blur: UNFADED,
        shape: {
          points: [
            [x + 6, y],
            [left - 3, labelY],
          ],
        },
        style: { stroke: mark.ink, lineWidth: 1, fill: 'none' },
      },
      drawText(tagText(mark, isPhone), {
        x: left,
        y: labelY,
        channelColor: mark.channelColor,
        isPhone,
        colors,
      }),
    ],
  };
}

const tagText = ({ channelLabel, name }: Tag, isPhone: boolean): string =>
  `{block|}{tag|${channelLabel}}${isPhone ? '' : `  ${name}`}`;

/** A text, with a block in the channel's colour where it is a tag. */
function drawText(
  text: string,
  { x, y, channelColor, colors, isPhone = false }: Colored & { channelColor?: string; isPhone?: boolean },
) {
  const { height, fontSize } = isPhone ? PHONE_TAG : TAG;
  return {
    type: 'text' as const,
    blur: UNFADED,
    style: {
      x,
      y,
      text,
      verticalAlign: 'middle' as const,
      fill: colors.t1,
      fontFamily: FONT_FAMILY,
      fontSize: 15,
      fontWeight: 600 as const,
      textBorderColor: colors.bg,
      stroke: colors.bg,
      lineWidth: 3,
      rich: {
        block: {
          width: 12,
          height,
          borderRadius: [3, 0, 0, 3],
          backgroundColor: channelColor ?? '',
          borderColor: channelColor === undefined ? 'transparent' : colors['tag-edge'],
          borderWidth: 1,
        },
        tag: { ...TAG_STYLE, backgroundColor: colors.s3, fill: colors.t1, height, fontSize },
      },
    },
  };
}

const TAG_STYLE = {
  borderRadius: [0, 3, 3, 0],
  padding: [0, 5],
  fontFamily: FONT_FAMILY,
  fontWeight: 700 as const,
};

function drawFastest(text: string, { x, y }: Place, label: Colored): Element {
  return {
    type: 'group',
    children: [
      {
        type: 'circle',
        blur: UNFADED,
        shape: { cx: x, cy: y, r: 10 },
        style: { fill: 'none', stroke: label.colors.red, lineWidth: 2.5 },
      },
      drawText(text, label),
    ],
  };
}

/** Two strokes through the line, which continues above the axis. */
function drawClipped(text: string, { x, y }: Place, label: Colored): Element {
  const stroke = (dy: number) => ({
    type: 'polyline' as const,
    shape: {
      points: [
        [x - 8, y + dy + 3],
        [x + 8, y + dy - 3],
      ],
    },
    style: { stroke: label.colors.t1, lineWidth: 2, fill: 'none' },
  });
  return { type: 'group', children: [stroke(-3), stroke(3), drawText(text, label)] };
}
