import { revisionOrigin } from './revision-origin';

it.each([
  ['desktop app', 'sync', 'the desktop app'],
  ['import', 'npm run import', 'an import'],
  ['Nightjar', 'cut the gate', 'Nightjar (cut the gate)'],
])('a revision of %s because of "%s" is from %s', (who, why, origin) => {
  expect(revisionOrigin({ who, why })).toBe(origin);
});
