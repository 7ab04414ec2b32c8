import { readOverride, writeOverride } from './visitors';

const builds = { 'mf-race': { buildId: 'a'.repeat(16), integrity: `sha384-${'a'.repeat(64)}` } };
const cookie = writeOverride('secret', builds, 1_000);

it('a signed cookie asks for its builds until it expires', () => {
  expect(readOverride('secret', cookie, 999)).toEqual(builds);
  expect(readOverride('secret', cookie, 1_000)).toEqual({});
});

it.each([
  ['another key', writeOverride('other', builds, 1_000)],
  [
    'a changed payload',
    `${Buffer.from(JSON.stringify({ builds, until: 9_000 })).toString('base64url')}.${cookie.split('.')[1]}`,
  ],
  ['builds of another version', writeOverride('secret', { 'mf-race': 'a' } as never, 1_000)],
  ['no signature', cookie.split('.')[0]],
  ['nothing', undefined],
])('a cookie with %s asks for none', (_title, value) => {
  expect(readOverride('secret', value, 0)).toEqual({});
});
