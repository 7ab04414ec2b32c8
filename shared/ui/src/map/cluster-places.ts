import type { MapPlace } from './places';

/** Places too close together to be told apart at a zoom; most have one. */
export interface Cluster {
  /** stays the same as long as its places do */
  key: string;
  places: MapPlace[];
  /** degrees; the middle of its places */
  latitude: number;
  longitude: number;
}

/** A pin is 28 px wide. */
const REACH_PX = 34;

/** Px on a world of `256 * 2 ** zoom` px. */
function project({ latitude, longitude }: MapPlace, zoom: number): { x: number; y: number } {
  const size = 256 * 2 ** zoom;
  const sine = Math.min(Math.max(Math.sin((latitude * Math.PI) / 180), -0.9999), 0.9999);
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/**
 * Gathers places whose pins would overlap at a zoom (Google's count), each into the first cluster within reach of
 * its first place. The same for the same places and zoom.
 */
export function clusterPlaces(places: readonly MapPlace[], zoom: number): Cluster[] {
  const groups: { x: number; y: number; places: MapPlace[] }[] = [];
  for (const place of places) {
    const { x, y } = project(place, zoom);
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < REACH_PX);
    if (near) near.places.push(place);
    else groups.push({ x, y, places: [place] });
  }
  return groups.map(({ places: own }) => ({
    key: own.map(({ id }) => id).join(' '),
    places: own,
    latitude: mean(own.map((place) => place.latitude)),
    longitude: mean(own.map((place) => place.longitude)),
  }));
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;
