import { FetchError } from '@holeshot/client';
import { crashReport } from './crash-report';

test('an error shows its message and stack', () => {
  const error = new Error('out of battery');
  expect(crashReport(error)).toEqual({
    message: 'out of battery',
    stack: error.stack,
    json: null,
    url: null,
  });
});

test('a failed call shows its url and the reply of the API', () => {
  const error = new FetchError('404 Not Found', '/api/public/events/id/1', 404, {
    code: 'not-found',
    message: 'There is no such event.',
  });
  const report = crashReport(error);
  expect(report.url).toBe('/api/public/events/id/1');
  expect(report.json).toContain('There is no such event.');
});

test('detail of any type is shown as JSON', () => {
  const error = Object.assign(new Error('bad'), { json: { eventId: 4127 } });
  expect(crashReport(error).json).toBe('{\n  "eventId": 4127\n}');
});

const circular: Record<string, unknown> = {};
circular.self = circular;

test.each([
  ['an object', { code: 7 }, '{\n  "code": 7\n}'],
  ['a string', 'boom', '"boom"'],
  ['null', null, 'null'],
  ['undefined', undefined, 'undefined'],
  ['a circular object', circular, '[object Object]'],
])('a thrown value that is no Error is shown as JSON: %s', (_, thrown, message) => {
  expect(crashReport(thrown)).toEqual({ message, stack: null, json: null, url: null });
});
