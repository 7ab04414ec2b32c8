import { unwrapRing } from '@holeshot/domain';
import type { StyleSpecification } from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countries from 'world-atlas/countries-110m.json';
import { COLORS } from '../tokens';
import { isCloseUp, type MapView } from './places';

const world = countries as unknown as Topology<{
  countries: GeometryCollection<{ name: string }>;
  land: GeometryCollection;
}>;

const RINGS_M = [1000, 2000, 5000] as const;
const METRES_PER_DEGREE = 111_320;

/** A circle around a point, as a line of 72 pieces. */
function ring({ latitude, longitude }: MapView, metres: number): GeoJSON.Feature {
  const wide = metres / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
  const high = metres / METRES_PER_DEGREE;
  const coordinates = Array.from({ length: 73 }, (_, step) => {
    const angle = (step / 36) * Math.PI;
    return [longitude + Math.cos(angle) * wide, latitude + Math.sin(angle) * high];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } };
}

/** The land with its rings running past the date line instead of jumping across the whole map. */
function landOf(topology: typeof world): GeoJSON.FeatureCollection {
  const features = feature(topology, topology.objects.land).features.map(({ geometry }): GeoJSON.Feature => {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    const coordinates = polygons.map((rings) => rings.map(unwrapRing));
    return { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates } };
  });
  return { type: 'FeatureCollection', features };
}

/**
 * The built-in world in the site's colours, without text, so that no font has to be fetched. Borders are drawn from
 * the mesh, each once: outlines of the polygons would show seams at the date line. A map of one place has range
 * rings of 1, 2 and 5 km around it.
 */
export function worldStyle(view: MapView): StyleSpecification {
  const rings = isCloseUp(view) ? RINGS_M.map((metres) => ring(view, metres)) : [];
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: landOf(world) },
      borders: {
        type: 'geojson',
        data: mesh(world, world.objects.countries, (a, b) => a !== b),
      },
      rings: { type: 'geojson', data: { type: 'FeatureCollection', features: rings } },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': COLORS.s1 } },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': '#2E333A', 'fill-antialias': false },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': COLORS.bg, 'line-width': 0.8 },
      },
      {
        id: 'rings',
        type: 'line',
        source: 'rings',
        paint: { 'line-color': COLORS.edge, 'line-width': 1, 'line-dasharray': [2, 3] },
      },
    ],
  };
}
