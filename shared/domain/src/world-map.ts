/** A place on the earth, in degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

/** The extent of the world map in degrees: shows every place where somebody flies, and each place once. */
export const WORLD_FRAME = { north: 75, south: -55, west: -170, east: 190 } as const;

const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

const TOP = mercator(WORLD_FRAME.north);
const HEIGHT = TOP - mercator(WORLD_FRAME.south);

/** Height of the world map, as a share of its width. */
export const WORLD_HEIGHT = HEIGHT / (2 * Math.PI);

/** Latitude in degrees at `y`, a share of the map's height from its top. */
export const worldLatitudeAt = (y: number): number =>
  (Math.atan(Math.exp(TOP - y * HEIGHT)) * 360) / Math.PI - 90;

/** Where the world map (Mercator) shows a place, from its top left: `x` as a share of its width, `y` of its height. */
export function projectToWorld({ latitude, longitude }: Place): { x: number; y: number } {
  const turns = (longitude - WORLD_FRAME.west) / 360;
  return { x: turns - Math.floor(turns), y: (TOP - mercator(latitude)) / HEIGHT };
}
