import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type SiteProcess, startSite } from '../../tools/site/site-process';
import { quantile } from '../bench/quantile';
import { ask } from './support/ask';
import { countValues, type Drill, type DrillContext } from './support/drill';

const CLIENTS = { short: 60, long: 200 };
const DRIP_MS = 500;
/** The site checks for connections over their limits every 2 s; the rest is for a slow machine. */
const MARGIN_MS = 6_000;
const STOP_MS = 19_000;

/** A kind of client that holds its connection; the site closes it within `limitMs`. */
interface SlowKind {
  what: string;
  limitMs: number;
  /** whether the client notices only on a write that the site has closed the connection */
  isDeaf?: boolean;
  open(port: number, path: string): Socket;
}

interface SlowClient {
  kind: SlowKind;
  socket: Socket;
  openedMs: number;
  closedMs?: number;
}

/** Sends a text byte by byte. */
function drip(port: number, first: string, rest: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(first));
  let sent = 0;
  const timer = setInterval(
    () => socket.writable && socket.write(rest[sent++ % rest.length] ?? 'x'),
    DRIP_MS,
  );
  return socket.on('close', () => clearInterval(timer)).resume();
}

const KINDS: readonly SlowKind[] = [
  {
    what: 'headers that drip',
    limitMs: 10_000,
    open: (port) => drip(port, 'GET / HTTP/1.1\r\n', `X-Slow: ${'a'.repeat(1_000)}`),
  },
  {
    what: 'bodies that drip',
    limitMs: 30_000,
    open: (port) =>
      drip(
        port,
        'POST /api/docs/json HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9999\r\n\r\n',
        'x',
      ),
  },
  {
    what: 'connections that send nothing',
    limitMs: 10_000,
    open: (port) => connect(port, '127.0.0.1').resume(),
  },
  {
    what: 'clients that do not read',
    limitMs: 120_000,
    isDeaf: true,
    open(port, path) {
      // More than the system's buffers hold.
      const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
      const socket = connect(port, '127.0.0.1', () => socket.write(request.repeat(100)));
      return socket.pause();
    },
  },
];

function openAll(port: number, count: number, path: string): SlowClient[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index % KINDS.length] ?? KINDS[0];
    if (!kind) throw new Error('There are no kinds of slow clients');
    const client: SlowClient = { kind, socket: kind.open(port, path), openedMs: performance.now() };
    // the first byte is answered with a reset, which makes the second one fail
    const probes = [1_000, 2_000].map((ms) =>
      setTimeout(() => kind.isDeaf && client.socket.write('x'), kind.limitMs + MARGIN_MS / 2 + ms),
    );
    client.socket
      .on('error', () => undefined)
      .on('close', () => {
        client.closedMs = performance.now();
        for (const probe of probes) clearTimeout(probe);
      });
    return client;
  });
}

/** Sends ordinary requests until `isOver`. */
async function visit(
  { origin }: SiteProcess,
  isOver: () => boolean,
): Promise<{ results: string[]; times: number[] }> {
  const [results, times]: [string[], number[]] = [[], []];
  const agent = new Agent({ keepAlive: true });
  while (!isOver()) {
    for (const path of ['/api/health', '/', '/calendar.ics', `/events?q=${results.length}`]) {
      try {
        const { status, ms } = await ask(origin + path, { agent });
        results.push(String(status));
        times.push(ms);
      } catch (error) {
        results.push((error as Error).message);
      }
    }
    await wait(250);
  }
  agent.destroy();
  return { results, times };
}

async function holdConnections({ isLong, data, limit, say, report }: DrillContext): Promise<void> {
  const site = await startSite({ DATA_DIR: await data.copyFolder(), PAGES_PER_MINUTE: '0' });
  // clients that do not read have two minutes, so the short form omits them
  const longestMs = Math.max(...KINDS.map(({ limitMs }) => limitMs).filter((ms) => isLong || ms < 60_000));
  const count = isLong ? CLIENTS.long : CLIENTS.short;
  say(`${count} slow clients, for ${longestMs / 1_000} s`);
  const clients = openAll(site.port, count, await findLargeFile(site.origin));
  const endMs = performance.now() + longestMs + limit(MARGIN_MS);
  const mustClose = clients.filter(({ kind }) => kind.limitMs <= longestMs);
  const areClosed = () => mustClose.every(({ closedMs }) => closedMs !== undefined);
  const { results, times } = await visit(site, () => areClosed() || performance.now() > endMs);
  const failed = results.filter((result) => result !== '200');
  report({
    what: `ordinary requests beside ${count} slow clients`,
    requests: results.length,
    result: `${countValues(results)}; p99 ${Math.round(quantile(times, 0.99))} ms`,
    missed: failed.length > 0 ? [`failed: ${countValues(failed)}`] : [],
  });
  for (const kind of KINDS) {
    const sameKind = mustClose.filter((client) => client.kind === kind);
    if (sameKind.length === 0) continue;
    const heldMs = sameKind.map(({ openedMs, closedMs = Number.POSITIVE_INFINITY }) => closedMs - openedMs);
    const late = heldMs.filter((ms) => ms > kind.limitMs + limit(MARGIN_MS)).length;
    report({
      what: kind.what,
      requests: sameKind.length,
      result: `closed after ${Math.round(Math.max(...heldMs) / 1_000)} s at most`,
      missed: late > 0 ? [`${late} were open after ${(kind.limitMs + limit(MARGIN_MS)) / 1_000} s`] : [],
    });
  }
  const again = openAll(site.port, count, await findLargeFile(site.origin));
  await wait(500);
  const { how, ms } = await site.end('SIGTERM');
  const missed = ms > limit(STOP_MS) ? [`it took longer than ${limit(STOP_MS) / 1_000} s`] : [];
  if (how !== '0') missed.push(`it ended with ${how}`);
  report({
    what: 'SIGTERM with slow clients',
    requests: count,
    result: `ended with ${how} after ${(ms / 1_000).toFixed(1)} s`,
    missed,
  });
  for (const { socket } of [...clients, ...again]) socket.destroy();
}

/** The path of a file of about 100 kB. */
async function findLargeFile(origin: string): Promise<string> {
  const { body } = await ask(origin);
  const [, path = '/'] = /src="(\/builds\/shell\/[^"]+)"/.exec(body) ?? [];
  return path;
}

export const slowClients: Drill = {
  name: 'slow-clients',
  goal: 'each is closed in its time, others are answered meanwhile',
  run: holdConnections,
};
