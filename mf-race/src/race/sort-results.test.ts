import { buildFlownRace, buildPilot } from '@holeshot/testing';
import { listRaceResults } from './race-results';
import { type ResultSort, sortResults } from './sort-results';
import { listTimeColumns } from './time-columns';

const event = { pbLaps: 1, laps: 3 };
const seats = { kestrel: 'r2', magpie: 'r1', doppler: null };
const race = buildFlownRace({
  flights: { magpie: [1.5, 25, 24, 23], kestrel: [2, 20, 21, 22], doppler: [1, 19] },
  pilotChannels: Object.entries(seats).map(([pilotId, channelId]) => ({
    pilotId,
    channelId,
    handicapSeconds: 0,
  })),
});
const channel = (frequency: number) => ({ label: 'R', color: '#FF0000', frequency });
const data = {
  results: listRaceResults(race, event),
  pilots: Object.keys(seats).map((id) => buildPilot({ id, name: id })),
  channels: { r1: channel(5658), r2: channel(5695) },
};
const columns = listTimeColumns({ event, results: data.results });

test.each<[ResultSort, boolean, string[]]>([
  ['rank', false, ['kestrel', 'magpie', 'doppler']],
  ['rank', true, ['doppler', 'magpie', 'kestrel']],
  ['pilot', false, ['doppler', 'kestrel', 'magpie']],
  ['channel', false, ['magpie', 'kestrel', 'doppler']],
  ['channel', true, ['kestrel', 'magpie', 'doppler']],
  ['holeshot', false, ['doppler', 'magpie', 'kestrel']],
  ['pbLap', false, ['doppler', 'kestrel', 'magpie']],
  ['targetLap', true, ['magpie', 'kestrel', 'doppler']],
  ['race', false, ['kestrel', 'magpie', 'doppler']],
])('results sort by %s, descending %s, and who has no value stays last', (by, descending, expected) => {
  expect(sortResults(data, columns, { by, descending }).map(({ pilotId }) => pilotId)).toEqual(expected);
});
