import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lapEnd, raceStart } from '../../server/src/features/live/testing/notifications';
import type { Figure } from './figure';
import type { LiveSite } from './live-site';
import { quantile } from './quantile';

/*
 * Measures the live feed on one process with embedded data: open streams, of which each gets every crossing. A crossing's
 * time is from the moment the desktop app sends it until a stream has it; this process generates the load and measures,
 * on the same machine.
 */
const STREAMS = Number(process.env.BENCH_LIVE_STREAMS ?? 5_000);
const CROSSINGS = 40;
const EVERY_MS = 500;
const OPENED_AT_ONCE = 200;
const LIMIT_MS = 1_000;
const LIMIT_KB = 30;

/** Prints the figures, and returns those that have a goal. */
export async function measureLive(): Promise<Figure[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'live-site.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    const [site] = (await once(child, 'message')) as [LiveSite];
    await measureOnce(site, 50);
    const before = await readMemory(child);
    const { times, lost, openMs, during } = await measureOnce(site, STREAMS, () => readMemory(child));
    const streamKb = (during - before) / STREAMS / 1_024;
    const p95 = quantile(times, 0.95);
    console.log(
      `\nLive feed: ${STREAMS} streams, ${CROSSINGS} crossings, ${availableParallelism()} cores with the load`,
    );
    console.table({
      'all streams open, ms': Math.round(openMs),
      'crossing to stream, median ms': Math.round(quantile(times, 0.5)),
      'crossing to stream, p95 ms': Math.round(p95),
      'crossing to stream, highest ms': Math.round(quantile(times, 1)),
      'memory per stream, kB': Math.round(streamKb * 10) / 10,
      'lost crossings': lost,
    });
    return [
      { what: `crossing to ${STREAMS} streams, p95`, value: p95, unit: 'ms', goal: LIMIT_MS },
      { what: 'memory of a stream', value: streamKb, unit: 'kB', goal: LIMIT_KB },
      { what: 'lost crossings', value: lost, unit: '', goal: 0 },
    ];
  } finally {
    child.kill('SIGKILL');
  }
}

async function readMemory(child: ChildProcess): Promise<number> {
  child.send('memory');
  const [bytes] = (await once(child, 'message')) as [number];
  return bytes;
}

/** Opens streams, sends crossings of a new race, and waits until all have arrived everywhere. */
async function measureOnce(site: LiveSite, streams: number, atTheEnd = async () => 0) {
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  const onText = (text: string): void => {
    for (const [, id = ''] of text.matchAll(/"detectionId":"([^"]+)"/g))
      times.push(performance.now() - (sentAt.get(id) ?? Number.NaN));
  };
  const startMs = performance.now();
  const sockets: Socket[] = [];
  while (sockets.length < streams) {
    const count = Math.min(OPENED_AT_ONCE, streams - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: count }, () => openStream(site, onText)))));
  }
  const openMs = performance.now() - startMs;
  await put(site, raceStart({ actualStart: new Date().toISOString() }));
  for (let index = 0; index < CROSSINGS; index += 1) {
    const name = site.pilotNames[index % site.pilotNames.length] ?? '';
    const lap = Math.floor(index / site.pilotNames.length);
    const message = lapEnd(name, lap, 1 + index, { detectionId: crypto.randomUUID() });
    sentAt.set(String(message.detectionId), performance.now());
    await put(site, message);
    await sleep(EVERY_MS);
  }
  await sleep(2_000);
  const during = await atTheEnd();
  for (const socket of sockets) socket.destroy();
  return { times, lost: streams * CROSSINGS - times.length, openMs, during };
}

async function put({ port, notificationPath }: LiveSite, message: object): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}${notificationPath}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (!reply.ok) throw new Error(`A notification was answered with ${reply.status}`);
}

/** Resolves with the connection of a stream once its first message is there. */
async function openStream({ port, feedPath }: LiveSite, onText: (text: string) => void): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  socket.write(`GET ${feedPath} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n`);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('data', (text: string) => {
      if (text.includes('"hello"')) resolve();
      onText(text);
    });
  });
  return socket;
}
