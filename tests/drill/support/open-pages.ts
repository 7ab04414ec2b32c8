import { Agent } from 'node:http';
import { type Client, createClient, raceQuery } from '@holeshot/client';
import { type EventData, loadEvent } from '../../../mf-race/src/event/load-event';
import { LAP_COLUMNS, REFRESH_PACES, RELOAD_RETRY_MS } from '../../../mf-race/src/live/live-limits';
import { toLiveRace } from '../../../mf-race/src/live/live-race';
import { type WatchedRace, watchRace } from '../../../mf-race/src/live/watch-race';
import { ask } from './ask';
import { findDifference } from './public-answers';

/*
 * Pages of an event that stay open and follow it, as those of many visitors. A process of its own, with the browser
 * globals that they need. Replies to each message with the differences from newly opened pages.
 */
export interface PagesReport {
  /** one sentence for each page that differs */
  differences: string[];
  /** how often pages loaded their data anew, and lost the feed */
  loads: number;
  losses: number;
}

const TABS = ['quick-status', 'points', 'rounds', 'lap-counts', 'lap-records', 'channels', 'pilots', 'info'];
const POLL_BESIDE_FEED_MS = 60_000;
/** A day takes minutes here, so pages spread their reloads over more than a browser's 0.8 s. */
const SPREAD_MS = 6_000;
const MAX_LAP_COLUMNS = LAP_COLUMNS.quickStatus;

/** Response bodies by path and ETag, shared by all pages. */
const bodies = new Map<string, string>();

function createPageClient(origin: string, agent: Agent): Client {
  const etags = new Map<string, string>();
  return createClient({
    async fetch(path) {
      const etag = etags.get(path);
      const reply = await ask(origin + path, { agent, headers: etag ? { 'if-none-match': etag } : {} });
      const { status, headers } = reply;
      const newest = String(headers.etag ?? '');
      const isUnchanged = status === 304 && etag !== undefined;
      const body = isUnchanged ? (bodies.get(path + etag) ?? '') : reply.body;
      if (status === 200 && newest) {
        etags.set(path, newest);
        bodies.set(path + newest, body);
      }
      return { status: isUnchanged ? 200 : status, statusText: '', text: async () => body };
    },
    isOwnServer: true,
  });
}

/** The visible data of a page: without when and how it was loaded, and without expected times. */
function toShown(data: EventData, { race }: Pick<WatchedRace, 'race'>): unknown {
  const { nowMs: _, follow, opensStreams: __, ...shown } = data;
  const board = follow?.raceId ? (race?.board ?? null) : null;
  const text = JSON.stringify({ ...shown, board }, (key, value) => (key === 'expectedStart' ? null : value));
  return JSON.parse(text);
}

/** Defines the browser globals that the feeds of pages need. All pages are of one `origin`. */
function provideBrowserParts(origin: string): void {
  class SiteEventSource extends EventSource {
    constructor(path: string) {
      super(origin + path);
    }
  }
  const target = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { EventSource: SiteEventSource, document: target, window: target });
}

type Counts = Pick<PagesReport, 'loads' | 'losses'>;

const NOTHING: WatchedRace = { race: null, timerAheadMs: 0, isConnected: false, lostAtMs: 0 };

/** Opens a page of an event, and does what the browser does with it (mf-race/src/live). */
async function openPage(
  origin: string,
  { eventId, tab, agent, counts }: { eventId: string; tab: string; agent: Agent; counts: Counts },
) {
  const client = createPageClient(origin, agent);
  const url = new URL(`${origin}/event/${eventId}?tab=${tab}`);
  const args = { client, url, params: { eventId } };
  let data = await loadEvent({ ...args, nowMs: Date.now() });
  let watched = NOTHING;
  let stop: () => void = () => undefined;
  let isReloading = false;
  let polling: ReturnType<typeof setTimeout> | undefined;
  /** number of the latest load: like the router, shows only its data, and tries again until it succeeds */
  let newest = 0;
  let isLoaded = true;

  const load = async (): Promise<void> => {
    counts.loads += 1;
    newest += 1;
    isLoaded = false;
    const number = newest;
    const { raceId } = data.follow ?? {};
    const loaded = await loadEvent({ ...args, nowMs: Date.now(), shown: { data, isOwnReload: true } });
    if (number !== newest) return;
    isLoaded = true;
    data = loaded;
    if (data.follow?.raceId !== raceId) watch();
  };
  const check = async (isFromFeed: boolean): Promise<void> => {
    const { watch: watchedPaths = [], also = [] } = data.follow ?? {};
    const paths = isFromFeed ? [...watchedPaths, ...also] : watchedPaths;
    const isChanged = await client.refresh(paths, isFromFeed ? [] : also);
    if (isChanged || !isLoaded) await load();
  };
  const poll = () => {
    clearTimeout(polling);
    const everyMs = watched.isConnected
      ? POLL_BESIDE_FEED_MS
      : REFRESH_PACES[watched.lostAtMs > 0 ? 'flying' : (data.follow?.pace ?? 'waiting')].everyMs;
    polling = setTimeout(() => {
      check(false)
        .catch(() => undefined)
        .finally(poll);
    }, everyMs);
  };
  const watch = () => {
    stop();
    const { event, follow } = data;
    watched = NOTHING;
    stop = watchRace({
      client,
      eventId,
      event,
      raceId: follow?.raceId ?? null,
      maxLapColumns: MAX_LAP_COLUMNS,
      onChange(next) {
        const isOther = next.isConnected !== watched.isConnected;
        if (isOther && !next.isConnected) counts.losses += 1;
        watched = next;
        if (isOther) poll();
      },
      onEventChange() {
        if (isReloading) return;
        isReloading = true;
        const reload = () => {
          isReloading = false;
          check(true).catch(() => setTimeout(reload, RELOAD_RETRY_MS));
        };
        setTimeout(reload, Math.random() * SPREAD_MS);
      },
    });
  };
  watch();
  poll();
  return { tab: () => data.tab?.id ?? tab, shown: () => toShown(data, watched) };
}

/** The content of a newly opened page. */
async function readFresh(origin: string, eventId: string, tab: string, agent: Agent): Promise<unknown> {
  const client = createPageClient(origin, agent);
  const url = new URL(`${origin}/event/${eventId}?tab=${tab}`);
  const data = await loadEvent({ client, url, params: { eventId }, nowMs: Date.now() });
  const { event, follow } = data;
  if (!follow?.raceId) return toShown(data, { race: null });
  const race = await client.get(raceQuery(eventId, follow.raceId), { cache: false });
  return toShown(data, {
    race: { board: toLiveRace({ race, event, maxLapColumns: MAX_LAP_COLUMNS }), laps: [] },
  });
}

const [origin = '', eventId = '', count = '0'] = process.argv.slice(2);
provideBrowserParts(origin);
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const counts: Counts = { loads: 0, losses: 0 };
const pages = await Promise.all(
  Array.from({ length: Number(count) }, (_, index) =>
    openPage(origin, { eventId, tab: TABS[index % TABS.length] ?? '', agent, counts }),
  ),
);

async function compare(): Promise<string[]> {
  const fresh = new Map<string, Promise<unknown>>();
  const differences: string[] = [];
  for (const page of pages) {
    const tab = page.tab();
    if (!fresh.has(tab)) fresh.set(tab, readFresh(origin, eventId, tab, agent));
    const difference = findDifference(page.shown(), await fresh.get(tab));
    if (difference !== undefined) differences.push(`an open page, ${tab}, differs${difference}`);
  }
  return differences;
}

process.on('message', async () => {
  const differences = await compare().catch((error: Error) => [error.message]);
  process.send?.({ differences, ...counts } satisfies PagesReport);
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
