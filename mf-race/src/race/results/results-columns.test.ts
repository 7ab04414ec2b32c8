import { raceState } from '@holeshot/domain';
import { buildEventRecord, buildPilot, buildRace } from '@holeshot/testing';
import { tableCsv } from '@holeshot/ui';
import { listRaceLaps } from '../../racing/race-laps';
import { listRaceResults } from './race-results';
import { sortResults } from './results-columns';

const event = {
  ...buildEventRecord(),
  channels: [],
  club: { id: 7, name: '', logoUrl: null, primaryColor: null },
};
const channelIds = { kestrel: 'r2', magpie: 'r1', doppler: null };
const channel = (label: string, frequency: number) => ({ label, color: '#FF0000', frequency });

function getData(changes: Parameters<typeof buildRace>[0] = {}) {
  const race = buildRace({
    flights: { magpie: [1.5, 25, 24, 23], kestrel: [2, 20, 21, 22], doppler: [1, 19] },
    pilotChannels: Object.entries(channelIds).map(([pilotId, channelId]) => ({
      pilotId,
      channelId,
      handicapSeconds: 0,
    })),
    ...changes,
  });
  return {
    event,
    state: raceState(race),
    results: listRaceResults(race, event),
    laps: listRaceLaps(race),
    pilots: Object.keys(channelIds).map((id) => buildPilot({ id, name: id })),
    channels: { r1: channel('R1', 5658), r2: channel('R2', 5695) },
    evidence: null,
  };
}

test.each([
  ['rank', false, ['kestrel', 'magpie', 'doppler']],
  ['rank', true, ['doppler', 'magpie', 'kestrel']],
  ['pilot', false, ['doppler', 'kestrel', 'magpie']],
  ['channel', false, ['magpie', 'kestrel', 'doppler']],
  ['channel', true, ['kestrel', 'magpie', 'doppler']],
  ['holeshot', false, ['doppler', 'magpie', 'kestrel']],
  ['pbLap', false, ['doppler', 'kestrel', 'magpie']],
  ['targetLap', true, ['magpie', 'kestrel', 'doppler']],
  ['race', false, ['kestrel', 'magpie', 'doppler']],
])('sorts by %s, descending %s, with empty values last', (by, descending, expected) => {
  const search = new URLSearchParams({ sort: by, order: descending ? 'desc' : 'asc' });
  expect(sortResults(getData(), search).rows.map(({ pilotId }) => pilotId)).toEqual(expected);
});

const getCsv = (changes: Parameters<typeof buildRace>[0] = {}) => {
  const { columns, rows } = sortResults(getData(changes), new URLSearchParams());
  return tableCsv(columns, rows);
};

test('the file of a race that has ended has ranks, channels, times to the millisecond and results', () => {
  const [headings, first, , last] = getCsv();
  expect(headings).toEqual([
    'Rank',
    'Pilot',
    'Channel',
    'Frequency',
    'HS',
    '1 Lap',
    '3 Laps',
    'Race Time',
    'Result',
  ]);
  expect(first).toEqual(['1st', 'kestrel', 'R2', 5695, 2, 20, 63, 65, '65.00']);
  expect(last?.slice(0, 4)).toEqual(['DNF', 'doppler', null, null]);
});

test('the file of a race in progress has times, and neither ranks nor results', () => {
  const [headings = [], first = []] = getCsv({ end: null });
  expect([headings[0], headings.at(-1), first[0]]).toEqual(['Pilot', 'So far', 'kestrel']);
});
