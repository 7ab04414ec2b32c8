import type { RaceHit, SearchResults } from '@holeshot/client';
import { buildEventListItem } from '@holeshot/testing/models';
import { listResults, shownText } from './list-results';

const RACE: RaceHit = {
  id: 'r',
  eventId: 'e',
  eventName: 'Grand Final',
  roundNumber: 5,
  raceNumber: 1,
  eventType: 'Race',
  pilot: 'Kestrel',
  start: Date.UTC(2026, 10, 8),
  channel: null,
  position: 3,
  dnf: false,
  flownCount: 8,
  raceSeconds: 81.51,
  lapCount: 3,
  gapSeconds: 6.03,
};
const build = (races: Partial<SearchResults['races']>): SearchResults => ({
  isNearest: false,
  pilots: { total: 0, rows: [] },
  races: { total: 1, pilot: 'Kestrel', rows: [RACE], ...races },
  events: { total: 0, rows: [] },
  clubs: { total: 0, rows: [] },
  tracks: { total: 0, rows: [] },
});

test.each<[Partial<RaceHit>, string, string, string]>([
  [{}, '8th November 2026, Kestrel 3rd of 8', '81.51', '+6.03'],
  [{ position: 1, gapSeconds: 2.31 }, '8th November 2026, Kestrel won', '81.51', 'won by 2.31'],
  [{ dnf: true, raceSeconds: null, gapSeconds: null }, '8th November 2026, Kestrel out', '', ''],
  [{ start: null }, 'Kestrel 3rd of 8', '81.51', '+6.03'],
  [{ start: null, pilot: 'שלום' }, '\u2068שלום\u2069 3rd of 8', '81.51', '+6.03'],
  [{ pilot: null, raceSeconds: null, gapSeconds: null }, '8th November 2026', '', ''],
])('a race %p says %p', (race, fact, value, meaning) => {
  const [group] = listResults(build({ rows: [{ ...RACE, ...race }] }));
  expect(group?.rows).toMatchObject([{ title: 'Race 5-1, Grand Final', fact, value, meaning }]);
});

test('the fastest of a time trial did not win it', () => {
  const race: RaceHit = { ...RACE, eventType: 'TimeTrial', position: 1, gapSeconds: 2.31 };
  expect(listResults(build({ rows: [race] }))[0]?.rows).toMatchObject([
    { fact: '8th November 2026, Kestrel 1st of 8', value: '81.51', meaning: 'by 2.31' },
  ]);
});

test('an Endurance has the laps, which decide it', () => {
  const race: RaceHit = { ...RACE, eventType: 'Endurance', raceSeconds: null, lapCount: 7, gapSeconds: null };
  expect(listResults(build({ rows: [race] }))[0]?.rows).toMatchObject([{ value: '7 laps', meaning: '' }]);
});

test('counts races of a pilot, and stops counting at 100', () => {
  expect(listResults(build({ total: 88 }))[0]?.count).toBe('1 of 88 with Kestrel');
  expect(listResults(build({ total: 1 }))[0]?.count).toBe('1 with Kestrel');
  expect(listResults(build({ pilot: null }))[0]?.count).toBe('newest events');
  const many: SearchResults = { ...build({ rows: [] }), clubs: { total: 100, rows: [] } };
  expect([listResults(many), shownText(many)]).toEqual([[], '0 shown of 100 or more']);
});

test('a track leads to the newest event on it', () => {
  const event = buildEventListItem({ id: 'cup', name: 'Cup' });
  const found = {
    ...build({ rows: [] }),
    tracks: { total: 1, rows: [{ name: 'Dry Creek', event, eventCount: 4 }] },
  };
  expect(listResults(found)).toMatchObject([
    {
      name: 'Tracks',
      count: '1',
      rows: [{ title: 'Dry Creek', href: '/event/cup?tab=info', value: '4', meaning: 'events' }],
    },
  ]);
  expect(shownText(found)).toBe('1 shown of 1');
});
