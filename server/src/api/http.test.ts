import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { invalidate, schema } from '../database';
import { type BuiltEvent, buildEvent, editFile } from '../testing/build-event-folder';
import { createTestApp, type TestApp } from '../testing/test-app';
import { watchStatements } from '../testing/watch-statements';

let api: TestApp;
let event: BuiltEvent;
let port: number;
beforeAll(async () => {
  api = await createTestApp();
  event = buildEvent();
  await api.add(event);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => api.close());

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const send = (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });

const races = () => `/api/public/races/eventId/${event.id}`;

test('an unchanged answer is a 304, and a write makes a new one', async () => {
  const first = await send(races());
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('public, no-cache');
  expect(await send(races(), { 'if-none-match': etag })).toMatchObject({
    status: 304,
    body: Buffer.alloc(0),
  });
  expect(await send(races(), { 'if-none-match': `"a", ${etag}` })).toMatchObject({ status: 304 });
  expect(await send(races(), { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });

  editFile(event, `${event.raceIds[0]}/Race.json`, (race) => Object.assign(race, { Bracket: 'Winners' }));
  await api.add(event);
  const changed = await send(races(), { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(JSON.parse(changed.body.toString())[0].Bracket).toBe('Winners');
});

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  // over HTTP, browsers accept no brotli
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)('a client that accepts %s gets %s, with the same content', async (accepts, encoding, unpack) => {
  const plain = await send(races());
  const packed = await send(races(), { 'accept-encoding': accepts });
  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(packed.headers.etag).toBe(plain.headers.etag);
  expect(unpack(packed.body).equals(plain.body)).toBe(true);
  expect(packed.body.length).toBeLessThan(plain.body.length / 2);
});

test('a client that accepts no known encoding gets plain content', async () => {
  for (const header of ['deflate', 'br;q=0', 'brx', '']) {
    expect((await send(races(), { 'accept-encoding': header })).headers['content-encoding']).toBeUndefined();
  }
});

test('HEAD has the headers of GET and no body', async () => {
  const [get, head] = [await send(races()), await send(races(), {}, 'HEAD')];
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.headers.etag).toBe(get.headers.etag);
});

test('a cached answer makes no call of the database until a write', async () => {
  await api.app.rankLater.idle();
  await send(races());
  const statements = watchStatements(api.database);
  await send(races());
  await api.app.readPublic(races());
  expect(statements).not.toHaveBeenCalled();
  await api.database.transaction((tx) => invalidate(tx, [`event:${event.id}`]));
  statements.mockClear();
  await send(races());
  expect(statements).toHaveBeenCalled();
  statements.mockRestore();
});

test('concurrent requests for one answer read it once', async () => {
  await api.database.transaction((tx) => invalidate(tx, [`event:${event.id}`]));
  await send('/api/health');
  const pilots = `/api/public/pilots/eventId/${event.id}`;
  const statements = watchStatements(api.database);
  await Promise.all(Array.from({ length: 20 }, () => send(pilots)));
  expect(statements.mock.calls.length).toBeLessThan(25);
  statements.mockRestore();
});

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/public/nothing/here',
  '//api//nothing',
  '/api/public/events/id',
  '/api/public/events/id/%00',
  '/api/public/events/id/%ff',
  '/api/public/events/id/%',
  '/api/public/events/%2e%2e/%2fetc',
  '/api/public/auth/handle/%00',
  '/api/public/auth/handle/%F0%9F%98%80',
  `/api/public/auth/handle/${'x'.repeat(3000)}`,
  `/api/public/races/eventId/${'0'.repeat(9000)}`,
  '/api/public/youtube/eventId/00000000-0000-0000-0000-000000000000/racestart/2026-13-45_99:99:99',
])('%s is answered in JSON with a code below 500', async (path) => {
  const { status, headers, body } = await send(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(headers['content-type']).toMatch(/^application\/json/);
  // a head that is too large never becomes a request
  if (status !== 431) expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(body.toString())).toMatchObject({
    code: expect.any(String),
    message: expect.any(String),
  });
});

test('the error for an impossible start date names the parameter', async () => {
  const path = `/api/public/youtube/eventId/${event.id}/racestart/2026-13-45_99:99:99`;
  const { status, body } = await send(path);
  expect([status, JSON.parse(body.toString())]).toMatchObject([
    400,
    { code: 'bad-parameter', parameter: 'start' },
  ]);
});

test('a POST to a read is refused before its body is parsed', async () => {
  const reply = await send(races(), { 'content-type': 'application/json' }, 'POST', '{ broken');
  expect(reply.status).toBe(405);
  expect(reply.headers.allow).toBe('GET, HEAD');
});

test('bytes that are not HTTP are answered in JSON', async () => {
  const text = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
    let all = '';
    socket.on('data', (chunk) => (all += chunk.toString()));
    socket.on('close', () => resolve(all));
  });
  expect(text).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"bad-parameter"/);
});

test('the page of the documentation has no inline code', async () => {
  const { status, headers, body } = await send('/api/docs');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(body.toString()).not.toMatch(/<script>|<script [^>]*>\s*[^\s<]|<style|onload=/);
});

test('health says ready, with the version', async () => {
  const { status, body } = await send('/api/health');
  expect([status, JSON.parse(body.toString())]).toMatchObject([
    200,
    { status: 'ready', version: expect.any(String) },
  ]);
});

test('no answer contains a hidden event', async () => {
  const hidden = buildEvent({ event: { VisibleOnline: false } });
  const disabled = buildEvent({ event: { Enabled: false } });
  await api.add(hidden);
  await api.add(disabled);
  const listed = await api.get<{ ID: string }[]>('/api/public/events');
  for (const { id } of [hidden, disabled]) {
    expect(listed.map(({ ID }) => ID)).not.toContain(id);
    for (const path of ['events/id', 'races/eventId', 'pilots/eventId', 'rounds/eventId', 'points/eventId']) {
      expect((await api.ask(`/api/public/${path}/${id}`)).status).toBe(404);
    }
  }
  const [row] = await api.database.db.select().from(schema.events).where(eq(schema.events.id, hidden.id));
  expect(row?.visibleOnline).toBe(false);
});
