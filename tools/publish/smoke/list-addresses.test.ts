import { findAddress, sortRoutes } from './list-addresses';

const ROUTES = [
  { id: 'profile', path: '/:pilotHandle' },
  { id: 'events', path: '/events' },
  { id: 'history', path: '/event/:eventId/race/:raceId/history' },
  { id: 'race', path: '/event/:eventId/race/:raceId' },
  { id: 'event', path: '/event/:eventId' },
];
const KNOWN = ['/calendar.ics', '/events', '/event/e1', '/event/e2/race/r2', '/kestrel'];

it.each([
  ['events', '/events'],
  ['event', '/event/e1'],
  ['race', '/event/e2/race/r2'],
  ['profile', '/kestrel'],
  ['history', '/event/e2/race/r2/history'],
])('%s is opened at %s', (id, address) => {
  const route = ROUTES.find((one) => one.id === id) ?? { id, path: '' };
  expect(findAddress(route, { routes: ROUTES, known: KNOWN })).toBe(address);
});

it('a route without a known address has none', () => {
  const [route] = [{ id: 'club', path: '/club/:clubId' }];
  expect(findAddress(route, { routes: [...ROUTES, route], known: KNOWN })).toBeUndefined();
});

it('routes with few parameters come first', () => {
  expect(sortRoutes(ROUTES).map(({ id }) => id)).toEqual(['events', 'profile', 'event', 'history', 'race']);
});
