import type { MapLocation } from './locations';

/** Places whose pins would overlap at a zoom; often a single location. */
export interface Cluster {
  /** ids of its locations */
  key: string;
  locations: MapLocation[];
  /** degrees; the centre of its locations */
  latitude: number;
  longitude: number;
}

/** Clusters pins closer than this; a pin is 28 px wide. */
const CLUSTER_PX = 34;

/** Mercator projection to a world of `256 * 2 ** zoom` px. */
function project({ latitude, longitude }: MapLocation, zoom: number): { x: number; y: number } {
  const size = 256 * 2 ** zoom;
  const sine = Math.min(Math.max(Math.sin((latitude * Math.PI) / 180), -0.9999), 0.9999);
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/**
 * Clusters locations whose pins would overlap at a zoom (as Google Maps counts). Each location joins the first cluster whose
 * first location is close enough, so the result depends only on locations and zoom.
 */
export function clusterLocations(locations: readonly MapLocation[], zoom: number): Cluster[] {
  const groups: { x: number; y: number; locations: MapLocation[] }[] = [];
  for (const location of locations) {
    const { x, y } = project(location, zoom);
    const group = groups.find((other) => Math.hypot(other.x - x, other.y - y) < CLUSTER_PX);
    if (group) group.locations.push(location);
    else groups.push({ x, y, locations: [location] });
  }
  return groups.map((group) => ({
    key: group.locations.map(({ id }) => id).join(' '),
    locations: group.locations,
    latitude: mean(group.locations.map(({ latitude }) => latitude)),
    longitude: mean(group.locations.map(({ longitude }) => longitude)),
  }));
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;
