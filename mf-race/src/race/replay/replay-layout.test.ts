import { listReplayChanges, type ReplayRace } from '@holeshot/domain';
import { layOutScrubber } from './replay-layout';

/** Ann leads after the holeshot, bob from lap 1 on. */
const RACE: ReplayRace = {
  eventType: 'Race',
  targetLaps: 2,
  pilotIds: ['ann', 'bob'],
  crossings: [
    { pilotId: 'ann', ms: 1_000, raceSector: 0, lapSeconds: 1 },
    { pilotId: 'bob', ms: 2_000, raceSector: 0, lapSeconds: 2 },
    { pilotId: 'bob', ms: 20_000, raceSector: 100, lapSeconds: 18 },
    { pilotId: 'ann', ms: 22_000, raceSector: 100, lapSeconds: 21 },
    { pilotId: 'bob', ms: 40_000, raceSector: 200, lapSeconds: 20 },
  ],
};
const marks = layOutScrubber(RACE, listReplayChanges(RACE), 40_000);

test("has a post where the leader's laps end, the finish included", () => {
  expect(marks.posts.map(({ percent, label }) => [percent, label])).toEqual([
    [2.5, 'HS'],
    [50, 'Lap 1'],
    [100, 'Finish'],
  ]);
});

test('has every crossing by pilot, and the places won', () => {
  expect(marks.crossings).toEqual([
    { pilotId: 'ann', percents: [2.5, 55] },
    { pilotId: 'bob', percents: [5, 50, 100] },
  ]);
  expect(marks.wins).toEqual([{ percent: 50, pilotId: 'bob', isLead: true }]);
});

test('has at most eleven times, and at most four on a tablet', () => {
  expect(marks.times.map(({ label }) => label)).toEqual([
    '0:00',
    '0:05',
    '0:10',
    '0:15',
    '0:20',
    '0:25',
    '0:30',
    '0:35',
    '0:40',
  ]);
  expect(marks.times.filter(({ isOnTablet }) => isOnTablet).map(({ label }) => label)).toEqual([
    '0:00',
    '0:15',
    '0:30',
  ]);
});
