import { needsLoad } from './needs-load';

const change = (from: string, to: string) => ({
  currentUrl: new URL(from, 'https://site'),
  nextUrl: new URL(to, 'https://site'),
  defaultShouldRevalidate: true,
});

test.each([
  ['a parameter the page does not read', ['result'], '/race', '/race?tab=laps', false],
  ['a parameter it reads', ['result'], '/race?tab=laps', '/race?tab=laps&result=a', true],
  ['the end of one it reads', ['result'], '/race?result=a', '/race', true],
  ['any parameter of a page that says nothing', undefined, '/race', '/race?tab=laps', true],
  ['another path', [], '/race/1', '/race/2', true],
  ['the same address again', [], '/race?tab=laps', '/race?tab=laps', true],
])('%s', (_, reads, from, to, loads) => {
  expect(needsLoad(reads, change(from, to))).toBe(loads);
});
