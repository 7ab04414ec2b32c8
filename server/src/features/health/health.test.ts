import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { healthSchema, livenessSchema } from '@holeshot/contract/wire';
import * as z from 'zod/mini';
import { listenLocally } from '../../testing/raw-request';
import { createTestApp, type TestApp } from '../../testing/test-app';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let api: TestApp;
let port: number;
/** called while connections are still open */
let duringClose: () => Promise<void>;
beforeEach(async () => {
  api = await createTestApp();
  duringClose = async () => undefined;
  api.app.addHook('preClose', () => duringClose());
  port = await listenLocally(api.app);
});
afterEach(async () => {
  await api.close();
});
afterAll(() => agent.destroy());

async function ask(path: string) {
  const [response] = (await once(httpRequest({ port, path, agent }).end(), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, json: JSON.parse(await text(response)) };
}

test('a site with its database is ready and alive', async () => {
  const [ready, alive] = [await ask('/api/health'), await ask('/api/health/live')];
  expect([ready.status, alive.status]).toEqual([200, 200]);
  expect(z.parse(healthSchema, ready.json).status).toBe('ready');
  expect(z.parse(livenessSchema, alive.json).version).toBe(ready.json.version);
  for (const { headers } of [ready, alive]) expect(headers['cache-control']).toBe('no-store');
});

test('a site without its database is alive, but not ready', async () => {
  const awaySince = jest.spyOn(api.app, 'databaseAwaySinceMs').mockReturnValue(Date.now());
  const [ready, alive] = [await ask('/api/health'), await ask('/api/health/live')];
  awaySince.mockRestore();
  expect(ready).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, json: { code: 'not-ready' } });
  expect(alive.status).toBe(200);
});

test('a site that is about to stop, and one that closes, tells balancers to send no more requests', async () => {
  const replies: Awaited<ReturnType<typeof ask>>[] = [];
  const askBoth = async () => {
    replies.push(await ask('/api/health'), await ask('/api/health/live'));
  };
  duringClose = askBoth;
  api.app.startClosing();
  await askBoth();
  await api.app.close();
  expect(replies).toHaveLength(4);
  for (const { status, json } of replies) expect([status, json.code]).toEqual([503, 'not-ready']);
});
