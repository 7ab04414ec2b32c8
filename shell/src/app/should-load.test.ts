import { shouldLoad } from './should-load';

test.each([
  [
    'keeps the data when a parameter changes that the page does not read',
    ['result'],
    '/race',
    '/race?tab=laps',
    false,
  ],
  [
    'loads when a parameter changes that the page reads',
    ['result'],
    '/race?tab=laps',
    '/race?tab=laps&result=a',
    true,
  ],
  [
    'loads when a parameter gets a value that the page reads',
    ['tab=replay'],
    '/race',
    '/race?tab=replay',
    true,
  ],
  ['keeps the data for its other values', ['tab=replay'], '/race', '/race?tab=laps', false],
  ['loads when a parameter is removed that the page reads', ['result'], '/race?result=a', '/race', true],
  ['loads at any change when the page lists no parameters', undefined, '/race', '/race?tab=laps', true],
  ['loads when the path changes', [], '/race/1', '/race/2', true],
  ['loads when the same address is opened again', [], '/race?tab=laps', '/race?tab=laps', true],
  ['keeps the data when only the hash changes', undefined, '/race?tab=laps', '/race?tab=laps#content', false],
])('%s', (_, searchParams, from, to, loads) => {
  expect(shouldLoad(searchParams, new URL(from, 'https://site'), new URL(to, 'https://site'))).toBe(loads);
});
