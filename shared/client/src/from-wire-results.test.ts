import type { WireEventListItem } from '@holeshot/contract/wire';
import { fromWire } from './from-wire';

const NOW = Date.UTC(2026, 4, 16, 10);

afterEach(() => jest.restoreAllMocks());

const event = (Results?: WireEventListItem['Results']): WireEventListItem => ({
  ID: '0a',
  Name: 'Cup',
  Start: '2026-05-16 09:00:00.000',
  End: '0001-01-01 00:00:00.000',
  Club: { ID: 7, Name: 'Saltbush', LogoUrl: null, PrimaryColor: null },
  TimeZone: 'Etc/UTC',
  PilotCount: 2,
  CanRegister: false,
  EventType: 'Race',
  ...(Results && { Results }),
});
const read = (row: WireEventListItem) => fromWire.events([row], { validate: false })[0]?.resultsText;

test.each([
  ['before its moment', -1, 'Provisional until 10:00 AM'],
  ['at its moment', 0, 'Official'],
])('a kept response gives the present state, %s', (_, ms, text) => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW + ms);
  const until = new Date(NOW).toISOString();
  expect(read(event({ State: 'provisional', Until: until, Changed: false }))).toBe(text);
});

test('an older server tells no state', () => {
  expect(read(event())).toBeUndefined();
});
