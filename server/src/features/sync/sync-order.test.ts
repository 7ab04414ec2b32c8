import fc from 'fast-check';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { buildNight, buildNightIds, raceDayCalls, raceDayStep, readState } from './testing/race-day';
import { type Call, openSyncClient, type SyncClient } from './testing/sync-client';

let api: TestApp;
let client: SyncClient;
beforeAll(async () => {
  api = await createTestApp();
  client = await openSyncClient(api);
});
afterAll(() => api.close());

/** Sends all calls; like a client, it repeats those that were refused because the event was still missing. */
async function deliver(calls: readonly Call[]): Promise<void> {
  const refused: Call[] = [];
  for (const { path, body } of calls) {
    const { status, json } = await client.put(path, body);
    expect(status).toBe(200);
    if (json.status === 'refused') refused.push({ path, body });
  }
  if (refused.length === calls.length) throw new Error('Nothing was taken');
  if (refused.length > 0) await deliver(refused);
}

test('reordered and repeated deliveries end in the state of the deliveries in order', async () => {
  const run = fc.asyncProperty(
    fc.array(raceDayStep, { minLength: 1, maxLength: 8 }),
    fc.infiniteStream(fc.nat()),
    async (steps, numbers) => {
      const ids = buildNightIds();
      const [inOrder, shuffled] = [buildNight(ids), buildNight(ids)];
      await deliver(raceDayCalls(inOrder, steps));
      const calls = raceDayCalls(shuffled, steps).flatMap((call) =>
        (numbers.next().value ?? 0) % 3 ? [call] : [call, call],
      );
      const keyed = calls.map((call) => ({ call, key: numbers.next().value ?? 0 }));
      await deliver(keyed.sort((a, b) => a.key - b.key).map(({ call }) => call));
      expect(await readState(api.database, shuffled.id)).toEqual(await readState(api.database, inOrder.id));
    },
  );
  await fc.assert(run, { seed: 20261122, numRuns: 15 });
});
