import { unwrapRing } from '@holeshot/domain';
import type { StyleSpecification } from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countries from 'world-atlas/countries-110m.json';
import type { ColorTable } from '../styles/tokens';
import { isCloseUp, type MapView } from './locations';

const world = countries as unknown as Topology<{
  countries: GeometryCollection<{ name: string }>;
  land: GeometryCollection;
}>;

const RINGS_M = [1000, 2000, 5000] as const;
const METRES_PER_DEGREE = 111_320;

/** A circle around a point, as a line of 72 segments. */
function ring({ latitude, longitude }: MapView, metres: number): GeoJSON.Feature {
  const longitudeRadius = metres / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
  const latitudeRadius = metres / METRES_PER_DEGREE;
  const coordinates = Array.from({ length: 73 }, (_, step) => {
    const angle = (step / 36) * Math.PI;
    return [longitude + Math.cos(angle) * longitudeRadius, latitude + Math.sin(angle) * latitudeRadius];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } };
}

/** The land, with rings that continue past the date line instead of jumping across the map. */
function toLand(topology: typeof world): GeoJSON.FeatureCollection {
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
 * The built-in world map in the site's colours, without text, because text would need a font. Borders are drawn from
 * the mesh: outlines of the polygons would show seams at the date line. A map of one location has rings at 1, 2 and 5
 * km.
 */
export function worldStyle(view: MapView, colors: ColorTable): StyleSpecification {
  const rings = isCloseUp(view) ? RINGS_M.map((metres) => ring(view, metres)) : [];
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: toLand(world) },
      borders: {
        type: 'geojson',
        data: mesh(world, world.objects.countries, (a, b) => a !== b),
      },
      rings: { type: 'geojson', data: { type: 'FeatureCollection', features: rings } },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colors.s1 } },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': colors.land, 'fill-antialias': false },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colors.bg, 'line-width': 0.8 },
      },
      {
        id: 'rings',
        type: 'line',
        source: 'rings',
        paint: { 'line-color': colors.edge, 'line-width': 1, 'line-dasharray': [2, 3] },
      },
    ],
  };
}
