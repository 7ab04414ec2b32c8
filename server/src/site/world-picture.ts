import { createRequire } from 'node:module';
import { unwrapRing, WORLD_FRAME, worldLatitudeAt } from '@holeshot/domain';
import type { FastifyPluginAsync } from 'fastify';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type CompressibleText, compressible } from './compress-text';

type Position = readonly number[];

/** A dot every 2.5 degrees of longitude, with equal distances from north to south. */
const STEP = 2.5;
const [COLUMNS, ROWS] = [144, 73];

/** Whether a point lies in a polygon of rings (the outer one, then holes), by counting crossings of a ray. */
function isInside(rings: readonly (readonly Position[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index++) {
      const [ax = 0, ay = 0] = ring[index - 1] ?? [];
      const [bx = 0, by = 0] = ring[index] ?? [];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** The bounding box of a polygon, a fast test because most points are outside. */
function getFrame(rings: readonly (readonly Position[])[]) {
  const points = rings.flat();
  const longitudes = points.map(([longitude = 0]) => longitude);
  const latitudes = points.map(([, latitude = 0]) => latitude);
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

/**
 * The land of the map of the world (Mercator) as dots, in an SVG of 144 x 73 units: the frame of the map.
 */
export function worldPicture(): string {
  const require = createRequire(import.meta.url);
  const world = require('world-atlas/land-110m.json') as Topology<{ land: GeometryCollection }>;
  const polygons = feature(world, world.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates.map(unwrapRing)];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.map((rings) => rings.map(unwrapRing)) : [];
  });
  const areas = polygons.map((rings) => ({ rings, frame: getFrame(rings) }));
  const isLand = (x: number, y: number) =>
    areas.some(({ rings, frame: { west, east, south, north } }) => {
      if (y < south || y > north) return false;
      // Land that crosses the date line is drawn on both sides.
      const longitudes = [x, x - 360, x + 360].filter((longitude) => longitude >= west && longitude <= east);
      return longitudes.some((longitude) => isInside(rings, longitude, y));
    });
  const dots: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [x, y] = [WORLD_FRAME.west + (column + 0.5) * STEP, worldLatitudeAt((row + 0.5) / ROWS)];
      if (isLand(x, y)) dots.push(`M${column} ${row}h0`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS} ${ROWS}"><path transform="translate(.5 .5)" fill="none" stroke="#3A4048" stroke-width=".62" stroke-linecap="round" d="${dots.join('')}"/></svg>`;
}

/** `/world.svg`, the placeholder of a world map that is loading. Drawn at the first request. */
export const worldPictureRoutes: FastifyPluginAsync = async (app) => {
  let svg: CompressibleText | undefined;
  app.get('/world.svg', async (request, reply) => {
    svg ??= compressible(worldPicture());
    const { body, encoding } = await svg.encode(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'accept-encoding')
      .send(body);
  });
};
