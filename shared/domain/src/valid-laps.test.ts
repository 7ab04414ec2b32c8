import { buildDetection, buildRace } from '@holeshot/testing/models';
import { rankLaps } from './lap-ranking';
import { validLaps } from './valid-laps';

describe('validLaps', () => {
  it('leaves out laps whose detection is invalid or missing', () => {
    const race = buildRace({ flights: { ann: { lapSeconds: [3, 20, 21], invalid: [1] }, bob: [4, 22] } });
    const detections = race.detections.filter(({ id }) => id !== 'bob-1');
    expect(validLaps({ laps: race.laps, detections }).map(({ id }) => id)).toEqual([
      'lap-ann-0',
      'lap-bob-0',
      'lap-ann-2',
    ]);
  });

  it('leaves out laps of length 0 and above the maximum number', () => {
    const { laps, detections } = buildRace({ flights: { ann: [3, 0, 21] } });
    expect(validLaps({ laps, detections }).map(({ lapNumber }) => lapNumber)).toEqual([0, 2]);
    expect(validLaps({ laps, detections }, { maxLapNumber: 1 }).map(({ lapNumber }) => lapNumber)).toEqual([
      0,
    ]);
  });

  it('counts lap 1000 but not 1001', () => {
    const { laps, detections } = buildRace({ flights: { ann: [3, 20] } });
    const [first, second] = laps.map((lap, index) => ({ ...lap, lapNumber: 1000 + index }));
    expect(first && second && validLaps({ laps: [first, second], detections })).toHaveLength(1);
  });

  it('uses the pilot of the detection', () => {
    const { laps } = buildRace({ flights: { ann: [3] } });
    const detections = [buildDetection({ id: 'ann-0', pilotId: 'cat', lapNumber: 0 })];
    expect(validLaps({ laps, detections }, { pilotId: 'cat' })).toHaveLength(1);
    expect(validLaps({ laps, detections }, { pilotId: 'ann' })).toEqual([]);
    expect(validLaps({ laps, detections: [{ ...buildDetection({ id: 'ann-0' }), pilotId: null }] })).toEqual(
      [],
    );
  });

  it('sorts laps by end time', () => {
    const race = buildRace({ flights: { ann: [3, 20, 21] } });
    expect(validLaps({ ...race, laps: [...race.laps].reverse() }).map(({ lapNumber }) => lapNumber)).toEqual([
      0, 1, 2,
    ]);
  });
});

describe('rankLaps', () => {
  it('ranks laps of the same number, with gaps to the previous one and to the leader', () => {
    const race = buildRace({ flights: { ann: [3, 20], bob: [3.5, 21], cat: [5, 18] } });
    expect(
      rankLaps(validLaps(race)).map(({ pilotId, lapNumber, position, behindSeconds, gapSeconds }) => [
        lapNumber,
        position,
        pilotId,
        behindSeconds,
        gapSeconds,
      ]),
    ).toEqual([
      [0, 1, 'ann', 0, 0],
      [0, 2, 'bob', 0.5, 0.5],
      [0, 3, 'cat', 1.5, 2],
      [1, 1, 'ann', 0, 0],
      [1, 1, 'cat', 0, 0],
      [1, 3, 'bob', 1.5, 1.5],
    ]);
  });

  it('returns nothing without laps', () => {
    expect(rankLaps([])).toEqual([]);
  });
});
