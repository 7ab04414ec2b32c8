import { request } from 'node:http';
import fc from 'fast-check';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { buildNight, buildNightIds, raceDayCalls, raceDayStep, readState } from './testing/race-day';
import { type Call, openSyncClient, type SyncClient } from './testing/sync-client';

let api: TestApp;
let client: SyncClient;
let origin: string;
beforeAll(async () => {
  api = await createTestApp();
  client = await openSyncClient(api);
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

/** The fate of one attempt to deliver. */
const fault = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'none' as const }) },
  /** the body ends early, as complete requests of a broken proxy do */
  fc.record({ kind: fc.constant('cut body' as const), share: fc.double({ min: 0, max: 0.99, noNaN: true }) }),
  /** the connection ends in the middle of the body */
  fc.record({
    kind: fc.constant('cut connection' as const),
    share: fc.double({ min: 0, max: 0.99, noNaN: true }),
  }),
  /** it is taken, and the answer is lost: the client sends it again */
  fc.constant({ kind: 'lost answer' as const }),
  /** it is given up, and arrives after so many others all the same */
  fc.record({ kind: fc.constant('delay' as const), by: fc.integer({ min: 1, max: 6 }) }),
);
type Fault = typeof fault extends fc.Arbitrary<infer T> ? T : never;

async function sendCutBody({ path, body }: Call, share: number): Promise<number> {
  const text = JSON.stringify(body);
  const reply = await api.app.inject({
    method: 'PUT',
    url: path,
    payload: text.slice(0, Math.floor(text.length * share)),
    headers: { authorization: `Bearer ${client.key}`, 'content-type': 'application/json' },
  });
  return reply.statusCode;
}

/** Sends the first part of a request, and ends the connection. */
const sendCutConnection = ({ path, body }: Call, share: number): Promise<void> =>
  new Promise((resolve) => {
    const text = JSON.stringify(body);
    const sent = request(`${origin}${path}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${client.key}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      },
    });
    sent.on('error', () => undefined).on('close', () => resolve());
    sent.write(text.slice(0, Math.floor(text.length * share)), () => sent.destroy());
  });

async function send({ path, body }: Call): Promise<void> {
  const { status, json } = await client.put(path, body);
  expect([status, json.status]).not.toEqual([200, 'refused']);
  expect(status).toBe(200);
}

/** Sends calls in order, each until the client has its answer; delayed ones arrive later once more. */
async function deliver(calls: readonly Call[], faults: Iterator<Fault>): Promise<void> {
  const delayed: { call: Call; at: number }[] = [];
  for (const [index, call] of calls.entries()) {
    for (const { call: late } of delayed.filter(({ at }) => at === index)) await send(late);
    for (let one = faults.next().value; one && one.kind !== 'none'; one = faults.next().value) {
      if (one.kind === 'cut body') expect(await sendCutBody(call, one.share)).toBe(400);
      else if (one.kind === 'cut connection') await sendCutConnection(call, one.share);
      else if (one.kind === 'lost answer') await send(call);
      else delayed.push({ call, at: Math.min(calls.length, index + one.by) });
    }
    await send(call);
  }
  for (const { call } of delayed.filter(({ at }) => at === calls.length)) await send(call);
}

test('deliveries that are cut, lost and delayed end in the state of the deliveries without faults', async () => {
  const run = fc.asyncProperty(
    fc.array(raceDayStep, { minLength: 1, maxLength: 8 }),
    fc.infiniteStream(fault),
    async (steps, faults) => {
      const ids = buildNightIds();
      const [whole, faulty] = [buildNight(ids), buildNight(ids)];
      for (const call of raceDayCalls(whole, steps)) await send(call);
      await deliver(raceDayCalls(faulty, steps), faults);
      expect(await readState(api.database, faulty.id)).toEqual(await readState(api.database, whole.id));
    },
  );
  await fc.assert(run, { seed: 20261122, numRuns: 12 });
});
