import fc from 'fast-check';
import { byPrecision, fillPath, matchPath } from './match-path';

const PATTERN = '/event/:eventId/race/:raceId';

test.each([
  ['/event/1/race/2', { eventId: '1', raceId: '2' }],
  ['/event/1/race/2/', { eventId: '1', raceId: '2' }],
  ['/Event/1/Race/2', { eventId: '1', raceId: '2' }],
  ['/event/caf%C3%A9/race/2', { eventId: 'café', raceId: '2' }],
  ['/event/%E0%A4%A/race/2', { eventId: '%E0%A4%A', raceId: '2' }],
  ['/event/1/race', undefined],
  ['/event/1/race/2/laps', undefined],
  ['/event//race/2', undefined],
])('%s', (pathname, params) => {
  expect(matchPath(PATTERN, pathname)).toEqual(params);
});

test('the home page is the empty path alone', () => {
  expect(matchPath('/', '/')).toEqual({});
  expect(matchPath('/', '/events')).toBeUndefined();
});

test('what fills a pattern is read back from it', () => {
  const id = fc.string({ minLength: 1, unit: 'grapheme' });
  fc.assert(
    fc.property(id, id, (eventId, raceId) => {
      expect(matchPath(PATTERN, fillPath(PATTERN, { eventId, raceId }))).toEqual({ eventId, raceId });
    }),
  );
});

test('fixed segments come before parameters', () => {
  const patterns = ['/:pilotHandle', '/events', '/event/:eventId', '/event/new'];
  expect(patterns.sort(byPrecision).indexOf('/event/new')).toBeLessThan(patterns.indexOf('/event/:eventId'));
  expect(patterns.indexOf('/events')).toBeLessThan(patterns.indexOf('/:pilotHandle'));
});
