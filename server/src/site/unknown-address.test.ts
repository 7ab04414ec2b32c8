import type { RemoteManifest } from '@holeshot/contract';
import { findUnknownKind } from './unknown-address';

const manifests: RemoteManifest[] = [
  {
    name: 'mf-public',
    contractVersion: 1,
    dialogs: [],
    routes: ['/', '/events', '/event/:eventId/race/:raceId', '/:pilotHandle'].map((path) => ({
      id: `public:${path}`,
      path,
      prefetch: [],
    })),
  },
];

test.each([
  '/',
  '/events',
  '/EVENTS/',
  '/%65vents',
  '/Kestrel',
  '/a%2Fb',
  '/event/1/race/2',
  '/Event//1/race/2/',
])('a page may be at %s', (path) => expect(findUnknownKind(manifests, path)).toBeUndefined());

test.each([
  ['/nothing/here', ''],
  ['/nothing/here/%', ''],
  ['/event/1/race', 'event'],
  ['/EVENTS/old', 'events'],
  ['/api/x', 'api'],
])('no page is at %s, of the kind %j', (path, kind) => {
  expect(findUnknownKind(manifests, path)).toBe(kind);
});

test('every address may have a page where a remote has a wildcard', () => {
  const wild = manifests.map((manifest) => ({
    ...manifest,
    routes: [{ id: 'public:all', path: '/docs/*', prefetch: [] }],
  }));
  expect(findUnknownKind(wild, '/nothing/here')).toBeUndefined();
});
