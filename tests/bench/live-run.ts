import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lapEnd, raceStart } from '../../server/src/features/live/testing/notifications';
import { nextMessage } from '../drill/support/next-message';
import { clockMs } from './clock';
import type { LiveRace, LiveSiteOptions, LiveSiteStarted, LiveSiteUsage } from './live-site';
import type { Arrivals, LiveStreamsOptions } from './live-streams';

/** How many crossings a run sends, and how often. */
export const CROSSINGS = { count: 40, everyMs: 500 };
/** Below the limit of open files of a process. */
const MAX_PROCESS_STREAMS = 10_000;
const SETTLE_MS = 2_000;

export interface LiveSite extends LiveSiteStarted {
  readUsage(): Promise<LiveSiteUsage>;
  stop(): void;
}

export interface LiveRun {
  /** ms from sending a crossing until a stream has it, per crossing and stream */
  times: number[];
  lost: number;
  /** ms until all streams are open */
  openMs: number;
  /** bytes of a crossing at a stream, including the framing of HTTP */
  bytesOfCrossing: number;
  /** share of a core that the busiest receiving process used */
  loadShare: number;
  /** per site */
  needs: StreamNeeds[];
}

/** The cost of a stream for its site. */
export interface StreamNeeds {
  /** memory in use after garbage collection */
  usedBytes: number;
  /** resident memory */
  residentBytes: number;
  /** ms of a core to open it */
  openMs: number;
  /** ms of a core per crossing */
  crossingMs: number;
}

function spawnModule(file: string, options: object): ChildProcess {
  const module = path.join(import.meta.dirname, file);
  const flags = ['--max-semi-space-size=4', '--import', 'tsx'];
  return spawn(process.execPath, [...flags, module, JSON.stringify(options)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}

/** Sends a message to a process, which replies to each one. */
function ask<T>(child: ChildProcess): Promise<T> {
  child.send('ask');
  return nextMessage<T>(child);
}

/** Starts a site, which adds a race unless `race` is one of the database. */
export async function startLiveSite(options: LiveSiteOptions = {}): Promise<LiveSite> {
  const child = spawnModule('live-site.ts', options);
  const stop = () => void child.kill('SIGKILL');
  process.once('exit', stop);
  return {
    ...(await nextMessage<LiveSiteStarted>(child)),
    readUsage: () => ask(child),
    stop,
  };
}

/**
 * Opens `streams` streams of each site, restarts the race, sends crossings to the first site, and waits for arrivals.
 */
export async function runLive(sites: readonly LiveSite[], streams: number): Promise<LiveRun> {
  const [first] = sites;
  if (!first) throw new Error('A run needs a site');
  const readUsages = () => Promise.all(sites.map((site) => site.readUsage()));
  const before = await readUsages();
  const loads = listLoads(first.race, sites, streams).map((load) => spawnModule('live-streams.ts', load));
  try {
    const openMs = Math.max(...(await Promise.all(loads.map((load) => nextMessage<number>(load)))));
    const opened = await readUsages();
    const sentAt = await sendCrossings(first);
    await sleep(SETTLE_MS);
    const after = await readUsages();
    const arrivals = await Promise.all(loads.map((load) => ask<Arrivals>(load)));
    const times = arrivals.flatMap(({ byDetectionId }) =>
      [...byDetectionId].flatMap(([id, atMs]) => atMs.map((ms) => ms - (sentAt.get(id) ?? Number.NaN))),
    );
    return {
      times,
      lost: sites.length * streams * CROSSINGS.count - times.length,
      openMs,
      bytesOfCrossing: arrivals.reduce((sum, { bytes }) => sum + bytes, 0) / times.length,
      loadShare: Math.max(...arrivals.map(({ processorShare }) => processorShare)),
      needs: sites.map((_, index) => compareUsages(streams, [before, opened, after], index)),
    };
  } finally {
    for (const load of loads) load.kill('SIGKILL');
  }
}

function compareUsages(streams: number, usages: readonly LiveSiteUsage[][], index: number): StreamNeeds {
  const [before, opened, after] = usages.map((bySite) => bySite[index]);
  if (!before || !opened || !after) throw new Error('A site did not say what it needs');
  return {
    usedBytes: (after.usedBytes - before.usedBytes) / streams,
    residentBytes: (after.residentBytes - before.residentBytes) / streams,
    openMs: (opened.processorMs - before.processorMs) / streams,
    crossingMs: (after.processorMs - opened.processorMs) / streams / CROSSINGS.count,
  };
}

/** Divides the streams among processes, within their limits of open files. */
function listLoads(
  { feedPath }: LiveRace,
  sites: readonly LiveSite[],
  streams: number,
): LiveStreamsOptions[] {
  const sitesPerLoad = Math.max(1, Math.floor(MAX_PROCESS_STREAMS / streams));
  const loads: LiveStreamsOptions[] = [];
  for (let index = 0; index < sites.length; index += sitesPerLoad) {
    const ports = sites.slice(index, index + sitesPerLoad).map(({ port }) => port);
    loads.push({ ports, feedPath, streams });
  }
  return loads;
}

/** Returns when each crossing was sent, ms of `clockMs`, by its id. */
async function sendCrossings(site: LiveSite): Promise<Map<string, number>> {
  const sentAt = new Map<string, number>();
  const { pilotNames } = site.race;
  await put(site, raceStart({ actualStart: new Date().toISOString() }));
  for (let index = 0; index < CROSSINGS.count; index += 1) {
    const name = pilotNames[index % pilotNames.length] ?? '';
    const lap = Math.floor(index / pilotNames.length);
    const message = lapEnd(name, lap, 1 + index, { detectionId: crypto.randomUUID() });
    sentAt.set(String(message.detectionId), clockMs());
    await put(site, message);
    await sleep(CROSSINGS.everyMs);
  }
  return sentAt;
}

async function put({ port, race }: LiveSite, message: object): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}${race.notificationPath}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (!reply.ok) throw new Error(`A notification was answered with ${reply.status}`);
}
