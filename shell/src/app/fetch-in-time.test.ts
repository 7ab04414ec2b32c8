import { fetchInTime } from './fetch-in-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A network that goes silent: requests end only by their signal. */
function silenceNetwork() {
  const fetch = jest.fn(
    (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return fetch;
}

test.each([
  ['a read after 30 s', undefined, 30_000],
  ['a write after 60 s', { method: 'DELETE' }, 60_000],
  ['an upload after longer', { method: 'PUT', body: 'x'.repeat(1_000_000) }, 160_000],
])('ends %s without an answer', async (_, init, limitMs) => {
  const fetch = silenceNetwork();
  const ended = jest.fn();
  fetchInTime('/api/x', init).catch(ended);
  await jest.advanceTimersByTimeAsync(limitMs - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(new Error(`No answer in ${limitMs / 1_000} s`));
  expect(fetch).toHaveBeenCalledWith('/api/x', expect.objectContaining(init ?? {}));
});
