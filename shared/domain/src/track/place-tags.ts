/** A dot on the track, px. */
export interface TaggedDot {
  id: string;
  x: number;
  y: number;
}

/** The upper left corner of a dot's tag, px. */
export interface PlacedTag {
  x: number;
  y: number;
}

interface Area {
  width: number;
  height: number;
  tag: { width: number; height: number };
}

/** The eight directions of a tag from its dot, those above first. */
const DIRECTIONS = [-90, -45, -135, 0, 180, 45, 135, 90].map((degrees) => (degrees * Math.PI) / 180);
const NEAR = 30;
const FAR = 54;
const DOT_RADIUS = 8;
/** Costs of a candidate position, in px² of overlap. */
const COST = { outside: 100_000, farther: 40, later: 4, moved: 120, dot: 90 };

/**
 * Places tags beside moving dots so that they hide each other as little as possible. A tag keeps its direction while
 * another one is not clearly better, so that it moves only with its dot.
 */
export function createTagPlacer(area: Area): (dots: readonly TaggedDot[]) => Map<string, PlacedTag> {
  const { tag } = area;
  const candidates = [NEAR, FAR].flatMap((radius) =>
    DIRECTIONS.map((angle) => ({
      x: Math.cos(angle) * (radius + tag.width / 4) - tag.width / 2,
      y: Math.sin(angle) * radius - tag.height / 2,
    })),
  );
  let last = new Map<string, number>();
  return (dots) => {
    const placed = new Map<string, PlacedTag>();
    const chosen = new Map<string, number>();
    for (const dot of dots) {
      const costs = candidates.map((candidate, index) => {
        const place = { x: dot.x + candidate.x, y: dot.y + candidate.y };
        const tags = [...placed.values()].reduce((sum, other) => sum + getOverlap(place, other, tag), 0);
        const hidden = dots.filter((other) => isUnder(other, place, tag)).length;
        return (
          tags * 2 +
          hidden * COST.dot +
          (isInside(place, area) ? 0 : COST.outside) +
          (index >= DIRECTIONS.length ? COST.farther : 0) +
          (index % DIRECTIONS.length) * COST.later +
          (last.has(dot.id) && last.get(dot.id) !== index ? COST.moved : 0)
        );
      });
      const best = costs.indexOf(Math.min(...costs));
      const { x, y } = candidates[best] ?? { x: 0, y: 0 };
      placed.set(dot.id, { x: dot.x + x, y: dot.y + y });
      chosen.set(dot.id, best);
    }
    last = chosen;
    return placed;
  };
}

function getOverlap(a: PlacedTag, b: PlacedTag, { width, height }: Area['tag']): number {
  const [across, down] = [width + 2 - Math.abs(a.x - b.x), height + 2 - Math.abs(a.y - b.y)];
  return Math.max(0, across) * Math.max(0, down);
}

const isUnder = (dot: TaggedDot, { x, y }: PlacedTag, { width, height }: Area['tag']): boolean =>
  dot.x > x - DOT_RADIUS &&
  dot.x < x + width + DOT_RADIUS &&
  dot.y > y - DOT_RADIUS &&
  dot.y < y + height + DOT_RADIUS;

const isInside = ({ x, y }: PlacedTag, { width, height, tag }: Area): boolean =>
  x >= 2 && y >= 2 && x + tag.width <= width - 2 && y + tag.height <= height - 2;
