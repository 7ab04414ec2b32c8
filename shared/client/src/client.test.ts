import { CACHE_STALE_MS } from '@holeshot/contract';
import { createClient } from './client';
import { getJson } from './fetch-json';
import { defineQuery } from './query';

const names = defineQuery('/api/names', async (json) => json as string[]);

function fakeServer(replies: (Response | Error)[]) {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    calls.push({ url, init });
    const reply = replies.shift();
    if (!reply) throw new Error('no reply left');
    if (reply instanceof Error) throw reply;
    return reply;
  };
  return { fetch, calls };
}

const ok = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });

describe('createClient', () => {
  it('caches a reply for 100,000 ms', async () => {
    let clock = 0;
    const { fetch, calls } = fakeServer([ok(['a']), ok(['b'])]);
    const client = createClient({ fetch, now: () => clock });
    expect(await client.get(names)).toEqual(['a']);
    clock = CACHE_STALE_MS - 1;
    expect(await client.get(names)).toEqual(['a']);
    clock = CACHE_STALE_MS;
    expect(await client.get(names)).toEqual(['b']);
    expect(calls).toHaveLength(2);
  });

  it('keeps no response longer than it may be used', async () => {
    let clock = 0;
    const { fetch } = fakeServer([ok(['a']), ok(['b']), ok(['a'])]);
    const client = createClient({ fetch, now: () => clock });
    await client.get(names);
    clock = CACHE_STALE_MS;
    await client.get(defineQuery('/api/others', async (json) => json));
    // a response that it had kept would be equal
    expect(await client.refresh(['/api/names'])).toBe(true);
  });

  it('sends no-store and caches nothing with `cache: false`', async () => {
    const { fetch, calls } = fakeServer([ok(['a']), ok(['b'])]);
    const client = createClient({ fetch });
    await client.get(names, { cache: false });
    expect(calls[0]?.init).toMatchObject({ cache: 'no-store', headers: { 'cache-control': 'no-store' } });
    expect(await client.get(names)).toEqual(['b']);
  });

  it('refresh bypasses the cache and returns whether a reply changed', async () => {
    const { fetch, calls } = fakeServer([ok(['a']), ok(['a']), ok(['b'])]);
    const client = createClient({ fetch });
    await client.get(names);
    expect(await client.refresh([names.path])).toBe(false);
    expect(await client.refresh([names.path])).toBe(true);
    expect(await client.get(names)).toEqual(['b']);
    expect(calls.map(({ init }) => init)).toEqual([{}, {}, {}]);
  });

  it('keeps the cached reply when a refresh fails', async () => {
    const { fetch } = fakeServer([ok(['a']), new Response('', { status: 503 })]);
    const client = createClient({ fetch });
    await client.get(names);
    await expect(client.refresh([names.path])).rejects.toThrow('503 Service Unavailable');
    expect(await client.get(names)).toEqual(['a']);
  });

  it('finds a change again after a refresh that failed in part', async () => {
    const unavailable = () => new Response('', { status: 503 });
    const other = '/api/other';
    const { fetch, calls } = fakeServer([
      ...[ok(['a']), ok(['b']), unavailable()],
      ...[ok(['b']), ok([]), ok(['b'])],
    ]);
    const client = createClient({ fetch });
    await client.get(names);
    await expect(client.refresh([names.path], [other])).rejects.toThrow('503 Service Unavailable');
    expect(await client.get(names)).toEqual(['a']);
    expect(await client.refresh([names.path], [other])).toBe(true);
    expect(await client.get(names)).toEqual(['b']);
    expect(await client.refresh([names.path], [other])).toBe(false);
    expect(calls).toHaveLength(6);
  });

  it('treats a removed response as a change, once', async () => {
    const gone = () => new Response('', { status: 410 });
    const { fetch } = fakeServer([ok(['a']), gone(), gone()]);
    const client = createClient({ fetch });
    await client.get(names);
    expect(await client.refresh([names.path])).toBe(true);
    expect(await client.refresh([names.path])).toBe(false);
  });

  it('keeps the response of a later request when an earlier one is slower', async () => {
    let clock = 0;
    const waiting: ((response: Response) => void)[] = [];
    const fetch = () => new Promise<Response>((resolve) => waiting.push(resolve));
    const client = createClient({ fetch, now: () => clock++ });
    const earlier = client.refresh([names.path]);
    const later = client.refresh([names.path]);
    await new Promise(setImmediate);
    waiting[1]?.(ok(['b']));
    await later;
    waiting[0]?.(ok(['a']));
    await earlier;
    expect(await client.get(names)).toEqual(['b']);
  });

  it('shares one request between concurrent callers', async () => {
    const { fetch, calls } = fakeServer([ok(['a'])]);
    const client = createClient({ fetch });
    client.prefetch(['/api/names']);
    expect(await Promise.all([client.get(names), client.get(names)])).toEqual([['a'], ['a']]);
    expect(calls).toHaveLength(1);
  });

  it('does not cache a failure', async () => {
    const { fetch } = fakeServer([new Response('', { status: 503 }), ok(['a'])]);
    const client = createClient({ fetch });
    await expect(client.get(names)).rejects.toThrow('503 Service Unavailable');
    expect(await client.get(names)).toEqual(['a']);
  });

  it("settle returns a failure with url, status and the API's message", async () => {
    const body = JSON.stringify({ code: 'not-found', message: 'No event has this id' });
    const { fetch } = fakeServer([new Response(body, { status: 404, statusText: 'Not Found' })]);
    expect(await createClient({ fetch }).settle(names)).toEqual({
      ok: false,
      failure: { message: '404 Not Found', url: '/api/names', status: 404, detail: 'No event has this id' },
    });
  });
});

describe('getJson', () => {
  it('names a network error in the same words in every browser, with the url', async () => {
    const { fetch } = fakeServer([new TypeError('Failed to fetch')]);
    await expect(getJson(fetch, '/api/x', { cache: true })).rejects.toMatchObject({
      message: 'The site does not answer',
      url: '/api/x',
      status: null,
    });
  });

  it('adds the url to a connection that breaks within the body', async () => {
    const text = () => Promise.reject(new TypeError('network error'));
    const { fetch } = fakeServer([Object.assign(ok([]), { text })]);
    await expect(getJson(fetch, '/api/x', { cache: true })).rejects.toMatchObject({
      name: 'FetchError',
      message: 'The site does not answer',
      url: '/api/x',
      status: null,
    });
  });

  it('takes the value of a reply that has one, without its text', async () => {
    const text = () => Promise.reject(new Error('not needed'));
    const fetch = async () => ({ status: 200, statusText: '', text, value: ['a'] });
    expect(await getJson(fetch, '/api/x', { cache: true })).toEqual(['a']);
  });

  it('throws for invalid JSON with its text and url', async () => {
    const { fetch } = fakeServer([new Response('<html>', { status: 200 })]);
    await expect(getJson(fetch, '/api/x', { cache: true })).rejects.toMatchObject({
      message: 'Invalid JSON: <html>',
      url: '/api/x',
    });
  });

  it.each([201, 204, 304, 400, 500])('throws for status %i', async (status) => {
    const { fetch } = fakeServer([new Response(null, { status, statusText: 'Words' })]);
    await expect(getJson(fetch, '/api/x', { cache: true })).rejects.toThrow(`${status} Words`);
  });
});

describe('send', () => {
  it('returns the text of the reply', async () => {
    const { fetch, calls } = fakeServer([new Response('saved', { status: 200 })]);
    expect(await createClient({ fetch }).send('POST', '/api/x', { a: 1 })).toBe('saved');
    expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{"a":1}' });
  });

  it('sends no body when there is none', async () => {
    const { fetch, calls } = fakeServer([new Response('', { status: 200 })]);
    await createClient({ fetch }).send('DELETE', '/api/x');
    expect(calls[0]?.init).toEqual({ method: 'DELETE', headers: {} });
  });

  it('names the person for whom the page was loaded, and no visitor', async () => {
    const { fetch, calls } = fakeServer([new Response(''), new Response(''), new Response('')]);
    const client = createClient({ fetch });
    client.setPerson(7);
    await client.send('DELETE', '/api/x');
    await client.send('POST', '/api/x', {});
    client.setPerson(null);
    await client.send('DELETE', '/api/x');
    expect(calls.map(({ init }) => init?.headers)).toEqual([
      { 'holeshot-person': '7' },
      { 'holeshot-person': '7', 'content-type': 'application/json' },
      {},
    ]);
  });

  it('throws the error of a refusal, with its message', async () => {
    const reply = { code: 'conflict', message: 'This pilot is claimed.' };
    const { fetch } = fakeServer([new Response(JSON.stringify(reply), { status: 409 })]);
    await expect(createClient({ fetch }).send('PUT', '/api/x')).rejects.toMatchObject({
      message: '409 Conflict',
      status: 409,
      reply,
    });
  });
});
