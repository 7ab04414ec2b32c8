import { needsLoad } from './page-loader';

test.each([
  ['a parameter the page does not read', ['result'], '/race', '/race?tab=laps', false],
  ['a parameter it reads', ['result'], '/race?tab=laps', '/race?tab=laps&result=a', true],
  ['the end of one it reads', ['result'], '/race?result=a', '/race', true],
  ['any parameter of a page that says nothing', undefined, '/race', '/race?tab=laps', true],
  ['another path', [], '/race/1', '/race/2', true],
  ['the same address again', [], '/race?tab=laps', '/race?tab=laps', true],
  ['a place on the page', undefined, '/race?tab=laps', '/race?tab=laps#content', false],
])('%s', (_, reads, from, to, loads) => {
  expect(needsLoad(reads, new URL(from, 'https://site'), new URL(to, 'https://site'))).toBe(loads);
});
