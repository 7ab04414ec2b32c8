import { buildListedEvent } from '@holeshot/testing';
import { sortEvents } from './event-order';

const day = (n: number) => Date.UTC(2026, 0, n);
const club = (name: string) => ({ id: 1, name, logoUrl: null, primaryColor: null });

const events = [
  buildListedEvent({ name: 'beta', start: day(2), pilotCount: 5, club: club('Zulu') }),
  buildListedEvent({ name: 'Alpha', start: day(9), pilotCount: 5, club: club('yankee') }),
  buildListedEvent({ name: 'Gamma', start: null, pilotCount: 30, club: club('Xray') }),
];

test.each([
  ['date', true, ['Alpha', 'beta', 'Gamma']],
  ['date', false, ['beta', 'Alpha', 'Gamma']],
  ['name', false, ['Alpha', 'beta', 'Gamma']],
  ['name', true, ['Gamma', 'beta', 'Alpha']],
  ['club', false, ['Gamma', 'Alpha', 'beta']],
  ['pilots', true, ['Gamma', 'Alpha', 'beta']],
] as const)('sorted by %s, descending %s', (by, descending, names) => {
  expect(sortEvents(events, { by, descending }).map((event) => event.name)).toEqual(names);
});
