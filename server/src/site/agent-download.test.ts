import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { agentHref } from '@holeshot/contract';
import Fastify from 'fastify';
import { agentDownload } from './agent-download';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'holeshot-download-'));
  writeFileSync(path.join(folder, 'holeshot-sync.mjs'), 'console.log(1);');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(at: string) {
  const app = Fastify();
  await app.register(agentDownload, { folder: at });
  const reply = await app.inject(agentHref());
  await app.close();
  return reply;
}

test('offers the agent as a file that is asked for again', async () => {
  const { statusCode, body, headers } = await ask(folder);
  expect([statusCode, body]).toEqual([200, 'console.log(1);']);
  expect(headers).toMatchObject({
    'content-disposition': 'attachment; filename="holeshot-sync.mjs"',
    'cache-control': 'no-cache',
  });
});

test('says what is missing before the first build', async () => {
  const { statusCode, body } = await ask(path.join(folder, 'empty'));
  expect([statusCode, body]).toEqual([404, 'Run npm run build:agent.\n']);
});
