import { SENT_AT } from '@holeshot/contract';

const NOW = Date.UTC(2026, 4, 15, 10);

/** The clock of a page that just opened. */
async function openClock(page: object | undefined): Promise<typeof import('./site-clock')> {
  jest.resetModules();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  jest.spyOn(performance, 'now').mockReturnValue(3_000);
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue((page ? [page] : []) as never);
  return import('./site-clock');
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
  const { siteNow } = await openClock(document(NOW - 2_000 + aheadMs));
  expect(siteNow()).toBe(NOW + aheadMs);
});

it.each([
  ['differs by seconds only', document(NOW - 9_000)],
  ['cannot be compared, since the document comes from the browser’s cache', document(NOW - 600_000, 0)],
  ['cannot be compared, since the browser has no timings', { responseStart: 1_000, transferSize: 900 }],
  ['is the server’s', undefined],
])('keeps a clock that %s', async (_, page) => {
  const { siteNow } = await openClock(page);
  expect(siteNow()).toBe(NOW);
});

const dateOf = (ms: number): string => new Date(ms).toUTCString();

it('follows a clock that is set while the page is open, but no slow answer', async () => {
  const { compareClocks, siteNow } = await openClock(document(NOW - 602_000));
  compareClocks(dateOf(NOW - 599_000), 20);
  expect(siteNow()).toBe(NOW - 600_000);
  compareClocks(dateOf(NOW - 1_000), 20_000);
  compareClocks(null, 20);
  expect(siteNow()).toBe(NOW - 600_000);
  compareClocks(dateOf(NOW - 1_000), 20);
  expect(siteNow()).toBe(NOW);
});
