import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { agentHref, agentZipHref } from '@holeshot/contract';
import Fastify from 'fastify';
import { agentDownload, listAgentZips } from './agent-download';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'holeshot-download-'));
  writeFileSync(path.join(folder, 'holeshot-sync.mjs'), 'console.log(1);');
  writeFileSync(path.join(folder, 'holeshot-sync-linux.zip'), 'PK of Linux');
  writeFileSync(path.join(folder, 'holeshot-sync-windows.zip.123'), 'half');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(at: string, url = agentHref(), headers: Record<string, string> = {}) {
  const app = Fastify();
  await app.register(fastifyStatic, { root: folder, serve: false });
  await app.register(agentDownload, { folder: at, zipFolder: at });
  const reply = await app.inject({ url, headers });
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

test('offers the zips that there are, also from the middle on', async () => {
  expect(await listAgentZips(folder)).toEqual(['linux']);
  expect(await listAgentZips(path.join(folder, 'empty'))).toEqual([]);
  const { statusCode, body, headers } = await ask(folder, agentZipHref('linux'));
  expect([statusCode, body]).toEqual([200, 'PK of Linux']);
  expect(headers['content-disposition']).toBe('attachment; filename="holeshot-sync-linux.zip"');
  const rest = await ask(folder, agentZipHref('linux'), { range: 'bytes=6-' });
  expect([rest.statusCode, rest.body]).toEqual([206, 'Linux']);
});

test('says of a zip that was not made what there is instead', async () => {
  const { statusCode, body } = await ask(folder, agentZipHref('windows'));
  expect([statusCode, body]).toEqual([
    404,
    'This site has no zip for windows. /download/holeshot-sync.mjs is the agent for Node.\n',
  ]);
});
