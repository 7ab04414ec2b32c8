/** A place on the earth, in degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

/** The extent of a world map: every place where somebody flies, and each place once. Degrees. */
export const WORLD_FRAME = { north: 75, south: -55, west: -170, east: 190 } as const;

const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

const TOP = mercator(WORLD_FRAME.north);
const HEIGHT = TOP - mercator(WORLD_FRAME.south);

/** Height of the map of the world, in its widths. */
export const WORLD_HEIGHT = HEIGHT / (2 * Math.PI);

/** Latitude at `y`, in heights of the map from its top; degrees. */
export const worldLatitudeAt = (y: number): number =>
  (Math.atan(Math.exp(TOP - y * HEIGHT)) * 360) / Math.PI - 90;

/** Where the map of the world (Mercator) shows a place: `x` in its widths, `y` in its heights, both from the top left. */
export function projectToWorld({ latitude, longitude }: Place): { x: number; y: number } {
  const turns = (longitude - WORLD_FRAME.west) / 360;
  return { x: turns - Math.floor(turns), y: (TOP - mercator(latitude)) / HEIGHT };
}
