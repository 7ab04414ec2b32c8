import { SENT_AT } from '@holeshot/contract';

const NOW = Date.UTC(2026, 4, 15, 10);

/** A module of its own for each test, since the clock is compared once. */
async function readClock(page: object | undefined): Promise<number> {
  jest.resetModules();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  jest.spyOn(performance, 'now').mockReturnValue(3_000);
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue((page ? [page] : []) as never);
  const { siteNow } = await import('./site-clock');
  return siteNow() - NOW;
}

/** A document that arrived 2 s ago, and left the site at `sentAtMs`. */
const document = (sentAtMs: number, transferSize = 900) => ({
  responseStart: 1_000,
  transferSize,
  serverTiming: [{ name: SENT_AT, description: String(sentAtMs), duration: 0 }],
});

afterEach(() => jest.restoreAllMocks());

it.each([
  ['ten minutes fast', -600_000],
  ['ten minutes slow', 600_000],
])('is right on a device whose clock is %s', async (_, aheadMs) => {
  expect(await readClock(document(NOW - 2_000 + aheadMs))).toBe(aheadMs);
});

it.each([
  ['differs by seconds only', document(NOW - 9_000)],
  ['cannot be compared, since the document comes from the browser’s cache', document(NOW - 600_000, 0)],
  ['cannot be compared, since the browser has no timings', { responseStart: 1_000, transferSize: 900 }],
  ['is the server’s', undefined],
])('keeps a clock that %s', async (_, page) => {
  expect(await readClock(page)).toBe(0);
});
