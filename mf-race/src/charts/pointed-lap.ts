import type { GraphOption } from './graph-option';

/** The lap at the pointer in a graph. */
export interface PointedLap {
  /** counts from the first lap of the graph */
  lapIndex: number;
  /** of the lap, px from the left of the chart */
  x: number;
  /** of the chart, px */
  width: number;
  /** the line whose point is near enough to the pointer; the nearest one */
  seriesId: string | null;
}

interface Pointer {
  lapIndex: number;
  y: number;
  width: number;
  toPixel: (point: [number, number]) => { x: number; y: number };
}

/** A point reacts within this distance, regardless of its marker: its target is 28 px high. */
const REACH = 14;

/** Finds the point of the lap that is nearest to the pointer. */
export function findNearest(option: GraphOption, { lapIndex, y, width, toPixel }: Pointer): PointedLap {
  const lines = [option.series ?? []].flat().filter((line) => line.type === 'line');
  const candidates = lines.flatMap(({ id, data }) => {
    const value: unknown = Array.isArray(data) ? data[lapIndex] : undefined;
    if (typeof value !== 'number') return [];
    return [{ id: String(id), distance: Math.abs(toPixel([lapIndex, value]).y - y) }];
  });
  const [nearest] = candidates.sort((a, b) => a.distance - b.distance);
  return {
    lapIndex,
    x: toPixel([lapIndex, 0]).x,
    width,
    seriesId: nearest && nearest.distance <= REACH ? nearest.id : null,
  };
}
