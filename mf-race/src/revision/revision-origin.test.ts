import { findRemover, revisionOrigin } from './revision-origin';

it.each([
  ['desktop app', 'sync', 'the desktop app'],
  ['import', 'npm run import', 'an import'],
  ['Nightjar', 'cut the gate', 'Nightjar (cut the gate)'],
  ['constructor', 'cut the gate', 'constructor (cut the gate)'],
])('a revision of %s because of "%s" is from %s', (who, why, origin) => {
  expect(revisionOrigin({ who, why })).toBe(origin);
});

it.each([
  ['import', 'the desktop app'],
  ['Nightjar', 'Nightjar'],
  ['constructor', 'constructor'],
])('a race that %s removed was removed by %s', (who, remover) => {
  expect(findRemover({ who })).toBe(remover);
});
