import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import sharp from 'sharp';
import { FileStoreError } from '../files/file-store';
import { createPictures, type Pictures } from '../files/store-picture';
import { buildPng } from '../files/testing/build-png';
import { fetchPicture } from './fetch-picture';

const names: string[] = [];
const files = { put: async (name: string) => void names.push(name) };
const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });

const png = buildPng(20, 20);
const calls: string[] = [];
/** what the provider answers at each path */
const answers: Record<string, RequestListener> = {
  '/picture': (_request, response) => void response.end(png),
  '/missing': (_request, response) => void response.writeHead(404).end(png),
  '/page': (_request, response) => void response.end('<!doctype html><title>Sign in</title>'),
  '/silence': () => undefined,
  '/stops': (_request, response) => void response.writeHead(200).write(png.subarray(0, 30)),
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': png.length }).write(png.subarray(0, 30));
    response.write('', () => response.destroy());
  },
};

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    const path = request.url ?? '';
    calls.push(`${request.headers.host}${path}`);
    const [, target] = /^\/to\/(.*)$/.exec(path) ?? [];
    if (target === undefined) answers[path.split('?')[0] ?? '']?.(request, response);
    else response.writeHead(302, { location: decodeURIComponent(target) }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  for (const list of [names, lines, calls]) list.length = 0;
});

/** Its limit is twenty times the real one, for a busy machine. */
const fetchFrom = (address: string, timeoutMs = 100_000, pictures: Pictures = createPictures(files)) =>
  fetchPicture(address, { pictures, log, extraOrigin: origin, timeoutMs });

const redirect = (target: string) => `/to/${encodeURIComponent(target)}`;

test.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s of the provider is stored', async (format) => {
  const picture = await sharp(png).toFormat(format).toBuffer();
  answers['/other'] = (_request, response) => void response.end(picture);
  const url = await fetchFrom(`${origin}/other`);
  expect(url).toMatch(/^\/files\/people\/[0-9a-f]{32}\.webp$/);
  expect(names).toEqual([url?.slice('/files/'.length)]);
  expect(lines).toEqual([]);
});

test('two redirects within the provider are followed, a third is not', async () => {
  const twice = redirect(redirect('/picture'));
  expect(await fetchFrom(origin + twice)).toBeDefined();
  expect(await fetchFrom(origin + redirect(twice))).toBeUndefined();
  expect(lines.join()).toContain('redirects too often');
});

test('a redirect to another host is not followed', async () => {
  const elsewhere = origin.replace('127.0.0.1', 'localhost');
  for (const target of [`${elsewhere}/picture`, elsewhere.replace('http:', ''), 'http://[']) {
    calls.length = 0;
    expect(await fetchFrom(origin + redirect(target))).toBeUndefined();
    expect(calls).toEqual([origin.replace('http://', '') + redirect(target)]);
  }
});

test.each([
  ['/missing', 'answered 404'],
  ['/page', 'This is not a png, jpeg, webp or gif picture.'],
  ['/cut', 'stopped'],
])('%s has no picture', async (path, reason) => {
  expect(await fetchFrom(origin + path)).toBeUndefined();
  expect(lines.join()).toContain(reason);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: pino.levels.values.debug });
  expect(names).toEqual([]);
});

test.each(['/silence', '/stops'])('a provider that does not go on is left after a time: %s', async (path) => {
  expect(await fetchFrom(origin + path, 100)).toBeUndefined();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: pino.levels.values.debug,
    err: { type: 'NoPictureError' },
  });
  expect(names).toEqual([]);
});

test('a picture without end is left after 5 MB', async () => {
  const piece = Buffer.alloc(256 * 1024);
  let sentBytes = 0;
  const left = new Promise<void>((resolve) => {
    answers['/endless'] = (_request, response) => {
      const send = () => {
        sentBytes += piece.length;
        response.write(piece, (error) => error ?? send());
      };
      response.on('close', resolve);
      response.write(png, send);
    };
  });
  expect(await fetchFrom(`${origin}/endless`)).toBeUndefined();
  await left;
  expect(lines.join()).toContain('more than 5 MB');
  expect(sentBytes).toBeGreaterThan(5 * 1024 * 1024);
  // buffers of the connection hold more than was read
  expect(sentBytes).toBeLessThan(50 * 1024 * 1024);
});

test.each([
  'http://www.patreon.com/a.png',
  'https://www.patreon.com:8443/a.png',
  'https://patreon.com.example.org/a.png',
  'https://examplepatreon.com/a.png',
  'https://169.254.169.254/latest',
  'https://user@localhost/a.png',
  'http://localhost:1/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  '',
])('%j is not asked', async (address) => {
  const fetchMock = jest.spyOn(globalThis, 'fetch');
  expect(await fetchFrom(address)).toBeUndefined();
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each(['https://c10.patreonusercontent.com/a/b.png?token=1', 'https://www.patreon.com/a.png'])(
  '%s is asked',
  async (address) => {
    const fetchMock = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response(new Uint8Array(png)));
    expect(await fetchPicture(address, { pictures: createPictures(files), log })).toBeDefined();
    expect(String(fetchMock.mock.calls[0]?.[0])).toBe(address);
  },
);

test('a store that is away leaves the member without a picture, with a warning that hides the address', async () => {
  const away = { put: () => Promise.reject(new FileStoreError('It is away.')) };
  expect(await fetchFrom(`${origin}/picture?secret`, undefined, createPictures(away))).toBeUndefined();
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: pino.levels.values.warn });
  expect(lines.join()).not.toContain('secret');
});
