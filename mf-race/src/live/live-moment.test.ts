import { buildRace, EVENT_START } from '@holeshot/testing';
import { toRowNow } from './live-moment';
import { toLiveRace } from './live-race';

/** Kestrel ends lap 2 at 42 s, Magpie lap 1 at 27 s; Fathom has not crossed. */
const { rows, startInstantMs } = toLiveRace({
  race: buildRace({ flights: { kestrel: [1, 20, 21], magpie: [2, 25], fathom: [] }, end: null }),
  event: { timeZone: 'Australia/Sydney', laps: 3 },
  maxLapColumns: 4,
});
const at = (seconds: number, pilotId: string) => {
  const row = rows.find((candidate) => candidate.pilotId === pilotId);
  if (!row) throw new Error(pilotId);
  return toRowNow(row, startInstantMs + seconds * 1000);
};

test('a pilot is overdue 5 s after their last gap, measured where the leader crossed and they have not', () => {
  expect(EVENT_START).toBeGreaterThan(startInstantMs);
  expect(at(53, 'magpie').overdueSeconds).toBeNull();
  expect(at(53.5, 'magpie').overdueSeconds).toBe(11.5);
  expect(at(5.9, 'fathom').overdueSeconds).toBeNull();
  expect(at(60, 'fathom').overdueSeconds).toBe(59);
  expect(at(60, 'kestrel').overdueSeconds).toBeNull();
});

test('a pilot who is out or laps down is not overdue', () => {
  const row = at(80, 'magpie');
  expect(toRowNow({ ...row, isOut: true }, startInstantMs + 80_000)).toMatchObject({
    overdueSeconds: null,
    runningSeconds: null,
  });
  expect(toRowNow({ ...row, lapsDown: 1 }, startInstantMs + 80_000).overdueSeconds).toBeNull();
});

test('counts the seconds of the lap being flown, and its share of the last lap, at most the whole', () => {
  expect(at(47.9, 'kestrel')).toMatchObject({ runningSeconds: 5, progress: { lapNumber: 3 } });
  expect(at(37, 'magpie').progress).toEqual({ lapNumber: 2, share: 0.4 });
  expect(at(200, 'magpie').progress?.share).toBe(1);
  expect(at(3, 'fathom')).toMatchObject({ runningSeconds: 3, progress: undefined });
});

test('has no running lap after the last one', () => {
  const { rows: ended } = toLiveRace({
    race: buildRace({ flights: { kestrel: [1, 20, 20, 20], magpie: [2, 25] }, end: null, targetLaps: 3 }),
    event: { timeZone: 'UTC', laps: 3 },
    maxLapColumns: 4,
  });
  expect(ended[0]).toMatchObject({ lapSinceMs: null, awaitedSinceMs: null, bestLapSeconds: 20 });
});
