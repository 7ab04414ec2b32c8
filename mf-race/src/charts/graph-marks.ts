import { COLORS, FONT_FAMILY } from '@holeshot/ui';
import type { CustomSeriesOption } from 'echarts/charts';
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
  | { kind: 'fastest'; at: Tag['at']; text: string };

type RenderItem = NonNullable<CustomSeriesOption['renderItem']>;
type Api = Parameters<RenderItem>[1];
type Element = Exclude<ReturnType<RenderItem>, null | undefined>;

/** Labels do not fade with their lines. */
const UNFADED = { style: { opacity: 1 } };
const LABEL_GAP = 24;
const LEADER_WIDTH = 14;

/** All marks as one series, so that overlapping labels at the right edge can be moved apart. */
export function marksSeries(marks: readonly GraphMark[], isPhone: boolean): CustomSeriesOption {
  const ends = marks.filter((mark) => mark.kind === 'end');
  return {
    type: 'custom',
    id: 'marks',
    silent: true,
    clip: false,
    z: 5,
    tooltip: { show: false },
    data: marks.map(({ at }) => [at.x, at.y]),
    renderItem(params, api) {
      const mark = marks[params.dataIndex];
      if (!mark) return { type: 'group', children: [] };
      const [x = 0, y = 0] = api.coord([mark.at.x, mark.at.y]);
      switch (mark.kind) {
        case 'end': {
          const grid = params.coordSys as unknown as { y: number; height: number };
          const labelYs = ends.map((end) => yOf(api, end));
          const room = { gap: LABEL_GAP, top: grid.y, bottom: grid.y + grid.height };
          return drawEnd(mark, {
            x,
            y,
            labelY: spreadLabels(labelYs, room)[ends.indexOf(mark)] ?? null,
            isPhone,
          });
        }
        case 'stop':
          return drawText(tagText(mark, isPhone), { x: x + 10, y, channelColor: mark.channelColor });
        case 'out':
          return drawText(isPhone ? 'out' : `${mark.name}, out lap ${mark.lapNumber}`, {
            x: x + 10,
            y: y - 14,
          });
        case 'fastest':
          return drawFastest(mark.text, x, y);
      }
    },
  };
}

const yOf = (api: Api, { at }: GraphMark): number => api.coord([at.x, at.y])[1] ?? 0;

function drawEnd(
  mark: Tag,
  { x, y, labelY, isPhone }: { x: number; y: number; labelY: number | null; isPhone: boolean },
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
      drawText(tagText(mark, isPhone), { x: left, y: labelY, channelColor: mark.channelColor }),
    ],
  };
}

const tagText = ({ channelLabel, name }: Tag, isPhone: boolean): string =>
  `{block|}{tag|${channelLabel}}${isPhone ? '' : `  ${name}`}`;

function drawText(text: string, { x, y, channelColor }: { x: number; y: number; channelColor?: string }) {
  return {
    type: 'text' as const,
    blur: UNFADED,
    style: {
      x,
      y,
      text,
      verticalAlign: 'middle' as const,
      fill: COLORS.t1,
      fontFamily: FONT_FAMILY,
      fontSize: 15,
      fontWeight: 600 as const,
      textBorderColor: COLORS.bg,
      stroke: COLORS.bg,
      lineWidth: 3,
      rich: {
        block: { width: 12, height: 20, borderRadius: [3, 0, 0, 3], backgroundColor: channelColor ?? '' },
        tag: TAG_STYLE,
      },
    },
  };
}

const TAG_STYLE = {
  backgroundColor: COLORS.s3,
  borderRadius: [0, 3, 3, 0],
  height: 20,
  padding: [0, 5],
  fill: COLORS.t1,
  fontFamily: FONT_FAMILY,
  fontSize: 14,
  fontWeight: 700 as const,
};

function drawFastest(text: string, x: number, y: number): Element {
  return {
    type: 'group',
    children: [
      {
        type: 'circle',
        blur: UNFADED,
        shape: { cx: x, cy: y, r: 10 },
        style: { fill: 'none', stroke: COLORS.red, lineWidth: 2.5 },
      },
      drawText(text, { x: x + 14, y: y + 12 }),
    ],
  };
}
