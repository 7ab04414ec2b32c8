import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createLogRing } from '../../../logs/log-ring';
import { createSession } from '../../../people/session-store';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { type AdminBrowser, openAdmin } from '../testing/open-admin';

let api: TestApp;
let admin: AdminBrowser;
const logRing = createLogRing();
const log = pino({ level: 'trace' }, logRing.stream);

beforeAll(async () => {
  api = await createTestApp({ logRing });
  admin = await openAdmin(api);
});
afterAll(() => api.close());

const messagesIn = (html: string): string[] =>
  [...html.matchAll(/<td[^>]*class="message">(.*?)<\/td>/gs)].map(([, cell = '']) =>
    cell.replace(/<[^>]*>/g, ''),
  );

const open = (query: Record<string, string>) => admin.open(`/api/dev/logs/?${new URLSearchParams(query)}`);

test('the page filters by level and by text', async () => {
  log.info('take off');
  log.warn('battery low');
  log.error('crash <b>');
  expect(messagesIn(await open({}))).toEqual(
    expect.arrayContaining(['crash &lt;b&gt;', 'battery low', 'take off']),
  );
  expect(messagesIn(await open({ level: 'warn', text: 'BATT' }))).toEqual(['battery low']);
  expect(messagesIn(await open({ level: 'error' }))[0]).toBe('crash &lt;b&gt;');
  expect(await open({ text: 'nothing like it' })).toContain(
    '<p class="empty" data-empty="true">No line matches.',
  );
  expect(messagesIn(await open({ level: 'made up' })).length).toBeGreaterThan(2);
});

test('a page has 200 lines, and leads to the older ones', async () => {
  for (let number = 0; number < 205; number += 1) log.info(`lap ${number}`);
  const html = await open({ text: 'lap ' });
  expect(messagesIn(html)).toHaveLength(200);
  const [, before = ''] = /before=(\d+)/.exec(html) ?? [];
  const older = await open({ text: 'lap ', before });
  expect(messagesIn(older)).toEqual(['lap 4', 'lap 3', 'lap 2', 'lap 1', 'lap 0']);
  expect(older).not.toContain('data-tail');
});

test('requests that fail or change something have lines, with route, status and request id', async () => {
  const { headers } = await api.app.inject({ url: '/api/no-such-thing?token=abcdefgh' });
  const lines = logRing.list({ level: 'warn', text: 'no-such-thing' }, { limit: 9 });
  expect(lines).toMatchObject([
    { status: 404, route: 'GET /api/no-such-thing?token=*', requestId: headers['x-request-id'] },
  ]);
  await admin.send('/api/dev/users/1/sessions');
  expect(logRing.list({ level: 'info', text: 'users/1/sessions' }, { limit: 9 })).toMatchObject([
    { status: 303, route: 'POST /api/dev/users/1/sessions', level: 'info' },
  ]);
  await api.get('/api/public/clubs');
  expect(logRing.list({ level: 'trace', text: 'public/clubs' }, { limit: 9 })).toEqual([]);
});

test.each([
  ['/api/public/auth/code/short-code?state=abcdefgh', 'GET /api/public/auth/code/*?state=*'],
  [`/api/nothing/${'s'.repeat(24)}/here`, 'GET /api/nothing/*/here'],
  [
    '/api/public/events/id/01234567-89ab-4cde-8f01-23456789abcd',
    'GET /api/public/events/id/01234567-89ab-4cde-8f01-23456789abcd',
  ],
])('of the address %s the line has %s', async (url, route) => {
  await api.app.inject({ url });
  expect(logRing.list({ level: 'trace', text: '' }, { limit: 1 })).toMatchObject([{ route }]);
});

describe('the live log', () => {
  const cookie = async () => {
    const session = await api.database.transaction((tx) => createSession(tx, admin.id));
    return `holeshot_session=${session}`;
  };

  /** Opens the event stream, and collects its messages. */
  async function openTail(query: string, headers: Record<string, string> = {}) {
    const { port } = api.app.server.address() as AddressInfo;
    const request = get({
      port,
      host: '127.0.0.1',
      path: `/api/dev/logs/tail?${query}`,
      headers: { accept: 'text/event-stream', cookie: await cookie(), ...headers },
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    const until = async (part: string) => {
      while (!text.includes(part)) await once(response, 'data');
      return text;
    };
    return { response, until, close: () => request.destroy() };
  }

  beforeAll(() => api.app.listen({ port: 0, host: '127.0.0.1' }));

  it('sends new lines that match as rows of HTML', async () => {
    const { response, until, close } = await openTail('level=warn');
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    expect(await until('retry:')).toContain(`data: process ${process.pid} of `);
    log.info('unwanted');
    log.error(new Error('first\nsecond <i>'));
    const text = await until('second &lt;i&gt;');
    expect(text).toMatch(/id: \d+\ndata: <tr role="row" data-line="\d+"/);
    expect(text).not.toContain('unwanted');
    close();
  });

  it('goes on after the last line that the browser has', async () => {
    log.warn('seen');
    const [seen] = logRing.list({ level: 'warn', text: 'seen' }, { limit: 1 });
    log.warn('missed one');
    log.warn('missed two');
    for (const [query, headers] of [
      [`after=${seen?.id}`, {}],
      ['after=1', { 'last-event-id': String(seen?.id) }],
    ] as const) {
      const { until, close } = await openTail(query, headers);
      const text = await until('missed two');
      expect(text.indexOf('missed one')).toBeLessThan(text.indexOf('missed two'));
      expect(text).not.toContain('>seen');
      close();
    }
  });

  it('is for event streams only, so that no page waits for it', async () => {
    await expect(admin.open('/api/dev/logs/tail')).rejects.toThrow('gave 400');
  });

  it('ends when the site stops', async () => {
    const { response, until } = await openTail('');
    await until('retry:');
    const end = once(response, 'end');
    await api.app.close();
    await end;
    // ended by the server, and not cut off after the limit of time
    expect(response.complete).toBe(true);
  });
});
