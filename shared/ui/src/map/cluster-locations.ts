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

interface Group {
  /** the centre of its locations, px */
  x: number;
  y: number;
  locations: MapLocation[];
}

/**
 * Clusters locations whose pins would overlap at a zoom (Google's levels). Each location joins the first cluster that
 * is close enough; a merged cluster that comes close to others joins them, too. Depends only on locations and zoom.
 */
export function clusterLocations(locations: readonly MapLocation[], zoom: number): Cluster[] {
  const groups: Group[] = [];
  for (const location of locations) join(groups, { ...project(location, zoom), locations: [location] });
  return groups.map((group) => ({
    key: group.locations.map(({ id }) => id).join(' '),
    locations: group.locations,
    latitude: mean(group.locations.map(({ latitude }) => latitude)),
    longitude: mean(group.locations.map(({ longitude }) => longitude)),
  }));
}

/** Adds a group, merged with those whose pins it would overlap. */
function join(groups: Group[], group: Group): void {
  const index = groups.findIndex(({ x, y }) => Math.hypot(x - group.x, y - group.y) < CLUSTER_PX);
  const [other] = index < 0 ? [] : groups.splice(index, 1);
  if (!other) {
    groups.push(group);
    return;
  }
  const [a, b] = [other.locations.length, group.locations.length];
  join(groups, {
    x: (other.x * a + group.x * b) / (a + b),
    y: (other.y * a + group.y * b) / (a + b),
    locations: [...other.locations, ...group.locations],
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;
