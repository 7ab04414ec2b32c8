import { buildDemoSeason } from '../../server/src/demo/demo-season';
import { EVENT_PLANS } from '../../server/src/demo/event-plans';
import { measureDoubts } from './measure-doubts';
import { readRaces } from './read-races';

test('nine of ten injected faults raise a doubt, and at most one in 200 laps does without one', async () => {
  const { events } = buildDemoSeason({ now: Date.UTC(2026, 10, 1) });
  const some = events.slice(0, Math.ceil(EVENT_PLANS.length / 4));
  const races = await Promise.all(some.map((event) => readRaces(event.buildFolder())));
  const { recall, lapCount, falseCount } = measureDoubts(races, 1);
  for (const { kind, count, foundCount } of recall)
    expect({ kind, isFound: foundCount >= 0.9 * count }).toEqual({ kind, isFound: true });
  expect(lapCount).toBeGreaterThan(1_000);
  expect(falseCount).toBeLessThanOrEqual(lapCount / 200);
});
