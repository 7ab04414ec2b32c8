import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../testing/test-app';
import { buildPng } from './testing/build-png';
import { type FakeS3, startFakeS3 } from './testing/fake-s3';

const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-serve-'));
mkdirSync(path.join(folder, 'demo'));
writeFileSync(path.join(folder, 'demo/club-logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
mkdirSync(path.join(folder, 'people'));
const left = path.join(folder, 'people/.unfinished-0');
writeFileSync(left, 'half');

let s3: FakeS3;
let onDisk: TestApp;
let inBucket: TestApp;
beforeAll(async () => {
  s3 = await startFakeS3();
  [onDisk, inBucket] = await Promise.all([
    createTestApp({ files: { folder } }),
    createTestApp({ files: { folder, s3: s3.settings } }),
  ]);
  writeFileSync(path.join(folder, '.unfinished-1'), 'half');
});
afterAll(async () => {
  await Promise.all([onDisk.close(), inBucket.close(), s3.close()]);
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  s3.calls.length = 0;
});

describe.each([
  ['a folder', () => onDisk.app],
  ['a bucket', () => inBucket.app],
])('files in %s', (_case, open) => {
  test('a stored picture is cached for an hour, and may be embedded but runs nothing', async () => {
    const app = open();
    const url = await app.pictures.store({ bytes: buildPng(9, 9), folder: 'people' });
    const { statusCode, headers, rawPayload } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-length': String(rawPayload.length),
    });
    expect(await app.files.get(url.slice('/files/'.length))).toMatchObject({ body: rawPayload });
  });

  test('a client that has the picture gets 304, and HEAD gets no body', async () => {
    const app = open();
    const url = await app.pictures.store({ bytes: buildPng(9, 9), folder: 'people' });
    const etag = String((await app.inject(url)).headers.etag);
    const again = await app.inject({ url, headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', 'image/webp']);
  });

  test('a picture that was removed is no longer there', async () => {
    const app = open();
    const url = await app.pictures.store({ bytes: buildPng(7, 7), folder: 'events' });
    await app.files.remove(url.slice('/files/'.length));
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  test("the demo season's pictures are served from the disk, for an hour", async () => {
    const { statusCode, headers } = await open().inject('/files/demo/club-logo.svg');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\/svg\+xml/),
      'cache-control': 'public, max-age=3600',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(s3.calls).toEqual([]);
  });

  test.each([
    '/files/people/none.webp',
    '/files/',
    '/files/people',
    '/files/demo/none.svg',
    '/files/.unfinished-1',
    '/files/demo/../.unfinished-1',
    '/files/%2e%2e/%2e%2e/etc/passwd',
    '/files/demo/%2e%2e%2f.unfinished-1',
    '/files/a%00b',
  ])('%s is unknown', async (url) => {
    const { statusCode, headers, body } = await open().inject(url);
    expect([400, 403, 404]).toContain(statusCode);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('half');
  });

  test('files can only be read', async () => {
    expect((await open().inject({ method: 'PUT', url: '/files/people/a.webp' })).statusCode).toBe(405);
  });
});

test('what a kill has left goes at the start', () => {
  expect(existsSync(left)).toBe(false);
});

test('while the object storage does not answer, its files are not ready', async () => {
  const { app, close } = await createTestApp({
    files: { folder, s3: { ...s3.settings, endpoint: 'http://127.0.0.1:1' } },
  });
  const { statusCode, headers, json } = await app.inject('/files/people/a.webp');
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  expect(json()).toEqual({
    code: 'not-ready',
    message: 'The site cannot reach its files right now. Try again in a moment.',
  });
  await close();
});
