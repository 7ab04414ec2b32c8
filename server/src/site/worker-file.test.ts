import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKER_PATH } from '@holeshot/contract';
import Fastify from 'fastify';
import { workerFile } from './worker-file';

const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(at: string | undefined) {
  const app = Fastify();
  await app.register(workerFile, { folder: at });
  const reply = await app.inject({ url: WORKER_PATH });
  await app.close();
  return reply;
}

test('browsers ask for the worker at each visit', async () => {
  writeFileSync(path.join(folder, 'worker.js'), 'addEventListener("fetch", () => undefined);');
  const { statusCode, body, headers } = await ask(folder);
  expect([statusCode, body]).toEqual([200, 'addEventListener("fetch", () => undefined);']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

test.each([
  ['switched off', undefined],
  ['never built', path.join(folder, 'none')],
])('a worker that was %s removes itself and what it kept', async (_, at) => {
  const { statusCode, body } = await ask(at);
  expect(statusCode).toBe(200);
  expect(body).toContain('caches.delete(name)');
  expect(body).toContain('registration.unregister()');
});
