import { fillPath } from './fill-path';

it.each([
  ['/events', {}, '/events'],
  ['/events/id/:eventId', { eventId: 'a1' }, '/events/id/a1'],
  ['/events/:eventId/last/:n', { eventId: 'a1', n: 3 }, '/events/a1/last/3'],
  ['/handle/:handle', { handle: 'Ünal/../x ?' }, '/handle/%C3%9Cnal%2F..%2Fx%20%3F'],
])('fills %s', (path, params: Record<string, string | number>, filled) => {
  expect(fillPath(path, params)).toBe(filled);
});
