import { buildEventRecord, buildRace } from '@holeshot/testing';
import { listRaceResults } from './race-results';
import { findDecidingColumn, listTimeColumns } from './time-columns';

const event = buildEventRecord();
const flights = { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23] };

function getDecidingTimes(changes: Parameters<typeof buildRace>[0]) {
  const results = listRaceResults(buildRace(changes), event);
  return findDecidingColumn(listTimeColumns({ event, results }), results);
}

test.each<[string, Parameters<typeof buildRace>[0], ReturnType<typeof getDecidingTimes>]>([
  ['a Race', { flights }, 'race'],
  ['a time trial', { flights, eventType: 'TimeTrial' }, 'targetLap'],
  ['an Endurance', { flights, eventType: 'Endurance' }, null],
  ['a Race that nobody finished', { flights: { kestrel: [2, 20] } }, null],
  // the lap of the target is the time of the race, too
  ['a Race of one lap without a holeshot', { flights: { kestrel: [0, 61] }, targetLaps: 1 }, 'race'],
])('the result of %s is decided by the right column', (_, changes, expected) => {
  expect(getDecidingTimes(changes)).toBe(expected);
});
