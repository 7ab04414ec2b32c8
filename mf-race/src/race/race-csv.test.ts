import { raceState } from '@holeshot/domain';
import { buildEventRecord, buildFlownRace, buildPilot } from '@holeshot/testing';
import { resultRows } from './race-csv';
import { listShownLaps } from './race-laps';
import { listRaceResults } from './race-results';

const event = { ...buildEventRecord(), club: { id: 7, name: '', logoUrl: null, primaryColor: null } };
const flights = { magpie: [1.5, 25, 24, 23], kestrel: [2, 20, 21, 22] };

const rowsOf = (changes: Parameters<typeof buildFlownRace>[0]) => {
  const race = buildFlownRace({ flights, ...changes });
  const results = listRaceResults(race, event);
  const pilots = Object.keys(flights).map((id) => buildPilot({ id, name: id }));
  const laps = listShownLaps(race);
  return resultRows({ event, results, laps, pilots, channels: {}, state: raceState(race) });
};

test('the file of an ended race begins with the ranks and ends with the result', () => {
  const [head = [], first = []] = rowsOf({});
  expect([head[0], head.at(-1)]).toEqual(['Rank', 'Result']);
  expect([first[0], first[1], first.at(-1)]).toEqual(['1st', 'kestrel', '65.00']);
});

test('the file of a running race has times, and neither ranks nor results', () => {
  const [head = [], first = []] = rowsOf({ end: null });
  expect([head[0], head.at(-1), first[0]]).toEqual(['Pilot', 'So far', 'kestrel']);
});
