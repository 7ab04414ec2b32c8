import { setTimeout as wait } from 'node:timers/promises';
import {
  type CuttableProxy,
  type ProxyMode,
  startCuttableProxy,
} from '../../server/src/testing/cuttable-proxy';
import type { OwnDatabase } from '../../server/src/testing/own-database';
import { launchSite, type SiteProcess, startSite } from '../../tools/site/site-process';
import { isOver, listEventsOfDemo } from '../e2e/support/events-of-demo';
import { ask, type Reply } from './support/ask';
import { countValues, type Drill, type DrillContext } from './support/drill';
import { findInternalText } from './support/internal-text';
import { createWriters, type Writers } from './support/writers';

const ROUNDS = { short: 1, long: 5 };
const RESTARTS = { short: 6, long: 40 };
const BETWEEN_RESTARTS_MS = 400;
/** No response takes longer than this. */
const ANSWER_MS = 12_000;
/** A silent database is noticed by the first request that needs it. */
const NOTICE_MS = 12_000;
const BACK_MS = 5_000;
const STOP_MS = 19_000;
const WORDS: Record<Exclude<ProxyMode, 'pass'>, string> = { refuse: 'stopped', silent: 'silent' };

interface Paths {
  /** paths that were requested before */
  kept: string[];
  /** Returns the next paths that were not requested yet. */
  takeUnread(): string[];
}

class Expectations {
  readonly missed = new Set<string>();
  readonly results: string[] = [];
  readonly #secrets: readonly string[];
  readonly #limit: DrillContext['limit'];

  /** `secrets` are words that no body may contain. */
  constructor(secrets: readonly string[], limit: DrillContext['limit']) {
    this.#secrets = secrets;
    this.#limit = limit;
  }

  check(isMet: boolean, sentence: string): void {
    if (!isMet) this.missed.add(sentence);
  }

  /** GETs an address, and checks what applies to every response. */
  async ask(url: string): Promise<Reply | undefined> {
    const path = new URL(url).pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]+/g, '…');
    try {
      const reply = await ask(url, { timeoutMs: this.#limit(ANSWER_MS) });
      this.results.push(String(reply.status));
      const { status, headers, body } = reply;
      this.check([200, 404, 503].includes(status), `${path} gave ${status}`);
      this.check(status !== 503 || headers['retry-after'] !== undefined, `${path}: 503 without retry-after`);
      const internal = findInternalText(body) ?? this.#secrets.find((secret) => body.includes(secret));
      this.check(internal === undefined, `${path} has internal text: ${internal}`);
      return reply;
    } catch (error) {
      this.results.push('failed');
      this.missed.add(`${path}: ${(error as Error).message}`);
      return undefined;
    }
  }

  async until(isReached: () => Promise<boolean>, limitMs: number, sentence: string): Promise<number> {
    const startMs = performance.now();
    while (!(await isReached())) {
      if (performance.now() - startMs > this.#limit(limitMs)) {
        this.missed.add(sentence);
        break;
      }
      await wait(100);
    }
    return Math.round(performance.now() - startMs);
  }
}

async function listPaths(origin: string): Promise<Paths> {
  const events = (await listEventsOfDemo(origin)).filter(isOver).map(({ event }) => event.ID);
  const [first, ...others] = events;
  return {
    kept: ['/', `/event/${first}`, `/api/public/races/eventId/${first}`, '/api/public/clubs'],
    takeUnread() {
      const id = others.pop();
      return [`/api/public/lapCounts/eventId/${id}`, `/event/${id}?tab=lap-records`];
    },
  };
}

/** Takes the database away and back, and checks the responses meanwhile. */
async function cut(
  { origin }: SiteProcess,
  {
    proxy,
    paths,
    mode,
    expected,
  }: { proxy: CuttableProxy; paths: Paths; mode: 'refuse' | 'silent'; expected: Expectations },
): Promise<{ noticeMs: number; backMs: number }> {
  for (const path of paths.kept) await expected.ask(origin + path);
  proxy.set(mode);
  const unread = paths.takeUnread();
  const noticeMs = await expected.until(
    async () => (await expected.ask(`${origin}${unread[0]}`))?.status === 503,
    NOTICE_MS,
    'an answer that nobody had asked for was no 503',
  );
  for (const path of paths.kept) {
    const reply = await expected.ask(origin + path);
    const isOld = reply?.headers.age !== undefined && reply.headers['x-data-age'] !== undefined;
    expected.check(
      reply?.status === 200 && isOld,
      `${path} was ${reply?.status}, ${isOld ? '' : 'without its age'}`,
    );
  }
  const replies = await Promise.all(
    [...unread, '/calendar.ics', '/api/health'].map((path) => expected.ask(origin + path)),
  );
  for (const reply of replies)
    expected.check(reply?.status === 503, `an answer without data was ${reply?.status}`);
  const asset = await expected.ask(`${origin}/icon.svg`);
  expected.check(asset?.status === 200, `a file was ${asset?.status}`);
  proxy.set('pass');
  const isFresh = async (path: string) => {
    const reply = await expected.ask(origin + path);
    return reply?.status === 200 && reply.headers['x-data-age'] === undefined;
  };
  const backMs = await expected.until(
    async () => (await Promise.all([...paths.kept, ...unread].map(isFresh))).every(Boolean),
    BACK_MS,
    'answers are not fresh 5 s after the database is back',
  );
  return { noticeMs, backMs };
}

async function cutOften(
  context: DrillContext,
  site: SiteProcess,
  proxy: CuttableProxy,
  { secrets, writers }: { secrets: string[]; writers: Writers },
) {
  const paths = await listPaths(site.origin);
  const rounds = context.isLong ? ROUNDS.long : ROUNDS.short;
  for (const mode of ['refuse', 'silent'] as const) {
    const expected = new Expectations(secrets, context.limit);
    const times: string[] = [];
    const writing = writers.start(site.origin);
    for (let round = 0; round < rounds; round += 1) {
      context.say(`the database is ${WORDS[mode]} and back, ${round + 1} of ${rounds}`);
      const { noticeMs, backMs } = await cut(site, { proxy, paths, mode, expected });
      times.push(`noticed after ${noticeMs} ms, fresh ${backMs} ms after it was back`);
    }
    await writing.stop();
    context.report({
      what: `the database is ${WORDS[mode]}, and back`,
      requests: expected.results.length + writing.results.length,
      result: `${countValues(expected.results)}; writes ${countValues(writing.results)}; ${times.at(-1)}`,
      missed: [...expected.missed, ...writing.missed],
    });
  }
  return paths;
}

/** Ends all connections of the database at once while people write, as a restart of the server does. */
async function restartOften(
  context: DrillContext,
  site: SiteProcess,
  own: OwnDatabase,
  writers: Writers,
): Promise<void> {
  const writing = writers.start(site.origin);
  const restarts = context.isLong ? RESTARTS.long : RESTARTS.short;
  for (let restart = 0; restart < restarts; restart += 1) {
    await wait(BETWEEN_RESTARTS_MS);
    await own.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [own.name],
    );
  }
  await wait(BETWEEN_RESTARTS_MS);
  const last = writing.results.length;
  await wait(BETWEEN_RESTARTS_MS);
  await writing.stop();
  const missed = new Set(writing.missed);
  if (site.child.exitCode !== null) missed.add(`the site ended with ${site.child.exitCode}`);
  if (!writing.results.slice(last).includes('200')) missed.add('nobody can write after the last restart');
  context.report({
    what: `${restarts} restarts of the database while people write`,
    requests: writing.results.length,
    result: `writes ${countValues(writing.results)}`,
    missed: [...missed],
  });
}

/** Ends the site while its database is silent and a request waits for it. */
async function endInSilence(
  context: DrillContext,
  site: SiteProcess,
  paths: Paths,
  proxy: CuttableProxy,
): Promise<void> {
  proxy.set('silent');
  const waiting = Promise.all(
    paths.takeUnread().map((path) => ask(site.origin + path).catch(() => undefined)),
  );
  await wait(200);
  const { how, ms } = await site.end('SIGTERM');
  await waiting;
  context.report({
    what: 'SIGTERM while the database is silent',
    requests: 2,
    result: `ended with ${how} after ${Math.round(ms)} ms`,
    missed: ms > context.limit(STOP_MS) ? [`it took longer than ${STOP_MS / 1_000} s`] : [],
  });
}

/** A start without the database waits for it, then ends with the reason in one sentence. */
async function startWithout(
  context: DrillContext,
  env: NodeJS.ProcessEnv,
  proxy: CuttableProxy,
  secrets: string[],
) {
  proxy.set('refuse');
  const site = launchSite(env);
  const how = await site.ended;
  const lines = site.output().trim().split('\n');
  const last = lines.at(-1) ?? '';
  const missed = how === '1' ? [] : [`it ended with ${how}`];
  if (/^\s+at /m.test(site.output())) missed.push('it printed a stack');
  if (secrets.some((secret) => secret !== '' && last.includes(`${secret}@`)))
    missed.push('it printed the user');
  context.report({ what: 'a start while the database is stopped', requests: 1, result: last, missed });
}

async function run(context: DrillContext): Promise<void> {
  const { serverUrl, data } = context;
  if (serverUrl === undefined) return context.skip('stopped, silent, back', 'needs a PostgreSQL server');
  const own = await data.copyDatabase(serverUrl);
  const url = new URL(own.url);
  const proxy = await startCuttableProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.host = `127.0.0.1:${proxy.port}`;
  const env = { DATABASE_URL: url.href, DATA_DIR: data.makeFolder(), WRITES_PER_MINUTE: '0' };
  const secrets = [own.name, url.host];
  try {
    const writers = await createWriters(own);
    const site = await startSite(env);
    await restartOften(context, site, own, writers);
    const paths = await cutOften(context, site, proxy, { secrets, writers });
    await endInSilence(context, site, paths, proxy);
    if (context.isLong) await startWithout(context, env, proxy, [url.username]);
  } finally {
    await proxy.close();
  }
}

export const database: Drill = {
  name: 'database',
  goal: 'what is cached is served with its age, all else is 503 with retry-after; fresh 5 s after it is back',
  run,
};
