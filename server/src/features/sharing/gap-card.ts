import { GAP_LINE_LEVELS, GAP_LINE_SIZES, type GapLineItem, gapItemWidth, placeGaps } from '@holeshot/domain';
import { type Box, box } from './boxes';
import type { SharingGap } from './presenter';

/** Sizes at scale 1, px; as on the pages. */
const ROW = 24;
const TAG_HEIGHT = 20;
const TAG_COLOR = 14;
const LINE_Y = GAP_LINE_LEVELS * ROW + 4;
const HEIGHT = LINE_Y + 28;
const EDGE = '#777F8A';

interface GapArea {
  /** px */
  width: number;
  scale: number;
}

export const gapCardHeight = (scale: number): number => HEIGHT * scale;

/** The channels of a race's finishers to scale, in seconds behind the winner, who is at the right. */
export function layOutGaps(gaps: readonly SharingGap[], { width, scale }: GapArea): Box {
  const line = placeGaps(
    gaps.map(({ seconds }) => ({ gapSeconds: seconds, lapsDown: 0, overdueSeconds: null, isOut: false })),
    width / scale,
  );
  const at = (percent: number): number => (percent / 100) * width;
  return box({ position: 'relative', width, height: gapCardHeight(scale) }, [
    rule({ left: 0, top: LINE_Y * scale, width, height: 2 }),
    ...line.marks.map(({ text, percent }) =>
      box(
        {
          position: 'absolute',
          left: at(percent) - 40 * scale,
          top: (LINE_Y + 5) * scale,
          width: 80 * scale,
          justifyContent: 'center',
          color: '#9AA2AD',
          fontSize: 14 * scale,
        },
        text,
      ),
    ),
    ...line.items.flatMap((item) => {
      const top = getBottom(item) * scale;
      return item.places.map((percent) =>
        rule({ left: at(percent) - 1, top, width: 2, height: LINE_Y * scale - top }),
      );
    }),
    ...line.items.map((item) => (item.pilots.length > 1 ? block(item) : tag(item))),
  ]);

  function tag({ pilots, percent, level }: GapLineItem): Box {
    const { label, color } = gaps[pilots[0] ?? 0] ?? { label: '', color: EDGE };
    return box(
      {
        ...getStyle(percent, GAP_LINE_SIZES.tag),
        top: (LINE_Y - ROW * (level + 1)) * scale,
        alignItems: 'center',
        fontSize: 14 * scale,
        fontWeight: 700,
      },
      [
        box({ width: TAG_COLOR * scale, height: TAG_HEIGHT * scale, background: color }),
        box({ flex: 1, justifyContent: 'center' }, label),
      ],
    );
  }

  /** Four or more pilots at one place: their colours and how many. */
  function block({ pilots, percent }: GapLineItem): Box {
    return box(
      {
        ...getStyle(percent, gapItemWidth(pilots.length, line.colorWidth)),
        top: (LINE_Y - 2 * ROW) * scale,
        alignItems: 'center',
        fontSize: 14 * scale,
        fontWeight: 700,
      },
      [
        ...pilots.map((index) =>
          box({
            width: (line.colorWidth - 1) * scale,
            height: TAG_HEIGHT * scale,
            marginRight: scale,
            background: gaps[index]?.color ?? EDGE,
          }),
        ),
        box({ flex: 1, justifyContent: 'center' }, String(pilots.length)),
      ],
    );
  }

  function getStyle(percent: number, itemWidth: number): Box['props']['style'] {
    return {
      position: 'absolute',
      left: at(percent) - (itemWidth / 2) * scale,
      width: itemWidth * scale,
      height: TAG_HEIGHT * scale,
      overflow: 'hidden',
      borderRadius: 3 * scale,
      background: '#25292E',
    };
  }
}

const getBottom = ({ pilots, level }: GapLineItem): number =>
  (pilots.length > 1 ? LINE_Y - 2 * ROW : LINE_Y - ROW * (level + 1)) + TAG_HEIGHT;

const rule = (place: { left: number; top: number; width: number; height: number }): Box =>
  box({ position: 'absolute', ...place, background: EDGE });
