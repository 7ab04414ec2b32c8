import { cpSync } from 'node:fs';
import path from 'node:path';
import { buildsFolder } from '@holeshot/build';
import { liveFeed } from '@holeshot/contract/paths';
import type { WireRaceDetails } from '@holeshot/contract/wire';
import { createPublishToken } from '../../server/src/builds/publish/publish-tokens';
import { createRandom } from '../../server/src/demo/random';
import { PATREON_TEST_KEYS, startPatreonServer } from '../../server/src/outside/testing/patreon-server';
import { findFreePort } from '../../tools/dev/find-free-port';
import { publish } from '../../tools/publish/publish';
import { removeCopies } from '../../tools/rehearse/copy-build';
import { changedAccount } from '../../tools/rehearse/variants';
import { runRollout } from '../../tools/rollout/run-rollout';
import { startSite } from '../../tools/site/site-process';
import { withDatabase } from '../../tools/site/with-database';
import { until } from '../e2e/support/until';
import { ask, askJson } from './support/ask';
import { createDaySender, type DaySender } from './support/day-sender';
import { createClub } from './support/day-sites';
import { disturbProcesses, type Restartable } from './support/disturb-processes';
import type { Drill, DrillContext } from './support/drill';
import { findHaproxy, startHaproxy } from './support/haproxy';
import { openPatreonBrowser } from './support/patreon-browser';
import { buildRacingDay, PART_NAMES, type RacingDay } from './support/racing-day';
import { createRoughLine } from './support/rough-line';
import { watchStreams } from './support/watch-streams';
import { createWriters } from './support/writers';

const PROCESSES = 3;
/** Limit until every process shows what another one wrote. */
const FOLLOW_MS = 2_000;

interface Site extends Restartable {
  origins: string[];
}

type Follow = (isTrue: () => Promise<boolean>) => Promise<boolean>;

/** Signs in on two processes, saves on the third, and reads on all. */
async function signInAcross(
  { origins }: Site,
  patreon: Awaited<ReturnType<typeof startPatreonServer>>,
  follow: Follow,
): Promise<string[]> {
  const [one = '', two = '', three = ''] = origins;
  const browser = openPatreonBrowser(patreon);
  const missed = [await browser.signIn(one, two), await browser.saveHandle(three, 'AcrossAll')];
  const isRead = await Promise.all(
    origins.map((at) => follow(async () => (await browser.readHandle(at)) === 'AcrossAll')),
  );
  if (isRead.includes(false)) missed.push('a process does not know what was saved on another one');
  return missed.flatMap((sentence) => sentence ?? []);
}

/** Delivers the event, with races that have not started. */
async function prepareDay(day: RacingDay, sender: DaySender): Promise<void> {
  for (const name of PART_NAMES) await sender.deliverPart(name, day.parts[name].at(-1) ?? []);
  for (const { id, waiting } of day.races) await sender.deliverRace(id, waiting);
}

/** Sends the messages of a race through the balancer. Returns what the streams and responses of the processes miss. */
async function flyRace(
  { origins }: Site,
  { day, sender, index, follow }: { day: RacingDay; sender: DaySender; index: number; follow: Follow },
): Promise<string[]> {
  const race = day.races[index];
  if (!race) throw new Error('The day has too few races.');
  const feed = liveFeed.replace(':eventId', day.eventId);
  const streams = await Promise.all(origins.map((origin) => watchStreams(origin + feed, 1)));
  for (const message of race.messages) await sender.notify(message);
  const crossings = race.messages.filter(({ detectionId }) => detectionId !== undefined).length;
  const hasAll = () =>
    streams.every(({ counts: [received] }) => (received?.get('crossing') ?? 0) >= crossings);
  const missed: string[] = [];
  if (!(await follow(async () => hasAll())))
    missed.push(
      `of ${crossings} crossings the streams had ${streams.map(({ counts: [received] }) => received?.get('crossing') ?? 0).join(', ')}`,
    );
  for (const stream of streams) stream.close();
  const countStored = async (origin: string) => {
    const url = `${origin}/api/public/races/eventId/${day.eventId}/raceId/${race.id}`;
    return (await askJson<WireRaceDetails>(url)).Detections.length;
  };
  const isStored = async () =>
    (await Promise.all(origins.map(countStored))).every((count) => count === crossings);
  if (!(await follow(isStored))) missed.push(`not every process shows all ${crossings} crossings`);
  return missed;
}

/** Publishes a build at one process, and rolls it out to everybody at another one. */
async function publishAcross({ origins }: Site, databaseUrl: string, follow: Follow): Promise<string[]> {
  const [one = '', two = ''] = origins;
  const name = 'mf-account';
  const { token } = await withDatabase({ databaseUrl }, ({ db }) =>
    createPublishToken(db, { name, note: 'drill', userId: null }),
  );
  const quiet = () => undefined;
  const { buildId } = await publish({ name, site: one, token, skipsSmoke: true }, quiet, changedAccount());
  const hasBuild = (origin: string) => async () => (await ask(`${origin}/`)).body.includes(buildId);
  const missed: string[] = [];
  if (await hasBuild(two)()) missed.push('a build has visitors before its rollout');
  const steps = [{ weight: 10_000, bakeMinutes: 60 }];
  await runRollout(
    { name, site: two, token, action: { action: 'start', why: 'drill', buildId, steps } },
    quiet,
  );
  const areAll = await Promise.all(origins.map((origin) => follow(hasBuild(origin))));
  if (areAll.includes(false))
    missed.push(`a rollout reached ${areAll.filter(Boolean).length} of the processes`);
  return missed;
}

async function run(context: DrillContext): Promise<void> {
  const { isLong, serverUrl, data, seed, limit, say, report, skip } = context;
  const follow: Follow = (isTrue) =>
    until(isTrue, limit(FOLLOW_MS)).then(
      () => true,
      () => false,
    );
  const program = findHaproxy();
  if (serverUrl === undefined) return skip('three processes', 'needs a PostgreSQL server');
  if (program === undefined) return skip('three processes', 'needs HAProxy');
  const folder = data.makeFolder();
  const builds = path.join(folder, 'builds');
  cpSync(buildsFolder, builds, { recursive: true });
  const own = await data.copyDatabase(serverUrl);
  const { url } = own;
  const [club, patreon] = await Promise.all([
    withDatabase({ databaseUrl: url }, createClub),
    startPatreonServer(),
  ]);
  const writers = await createWriters(own);
  const port = await findFreePort();
  const { clientId, clientSecret } = PATREON_TEST_KEYS;
  const limits = ['PAGES', 'WRITES', 'SYNCS', 'NOTIFICATIONS'].map((name) => [`${name}_PER_MINUTE`, '0']);
  const env = {
    ...Object.fromEntries(limits),
    DATABASE_URL: url,
    BUILDS_DIR: builds,
    PUBLIC_URL: `http://localhost:${port}`,
    PATREON_URL: patreon.url,
    PATREON_CLIENT_ID: clientId,
    PATREON_CLIENT_SECRET: clientSecret,
  };
  const start = (own: number) => startSite({ ...env, PORT: String(own), DATA_DIR: data.makeFolder() });
  const ports: number[] = [];
  for (let count = 0; count < PROCESSES; count += 1) ports.push(await findFreePort());
  const processes = await Promise.all(ports.map(start));
  const site: Site = {
    count: PROCESSES,
    origins: ports.map((own) => `http://127.0.0.1:${own}`),
    async restart(index, signal) {
      const { how } = (await processes[index]?.end(signal)) ?? {};
      processes[index] = await start(ports[index] ?? 0);
      return how ?? '';
    },
  };
  const balancer = await startHaproxy(program, { port, ports, folder });
  const line = createRoughLine(balancer.origin, { ...createRandom('processes'), next: () => 1 });
  const missedByDay = new Set<string>();
  const day = buildRacingDay(seed, { races: 10 });
  const sender = createDaySender(line, { eventId: day.eventId, club, miss: (what) => missedByDay.add(what) });
  try {
    say('processes: sign-in, save and a live race across three processes');
    const missed = await signInAcross(site, patreon, follow);
    report({
      what: 'sign-in on two processes, save on the third',
      requests: 5,
      result: 'read on all',
      missed,
    });
    await prepareDay(day, sender);
    const missedCrossings = [...(await flyRace(site, { day, sender, index: 0, follow })), ...missedByDay];
    const requests = day.races[0]?.messages.length ?? 0;
    report({
      what: 'a live race, followed on all processes',
      requests,
      result: 'all crossings',
      missed: missedCrossings,
    });
    if (isLong) {
      const missedBuild = await publishAcross(site, url, follow);
      report({
        what: 'publish on one, rollout on another',
        requests: 3,
        result: 'on all within 2 s',
        missed: missedBuild,
      });
    }
    await disturbProcesses(context, site, { balancer, writers, day, sender, line });
  } finally {
    line.close();
    await balancer.close();
    await Promise.all(processes.map((one) => one.end('SIGTERM')));
    await patreon.close();
    removeCopies();
  }
}

/** Three processes on one database behind the balancer of docs/running.md. */
export const processes: Drill = {
  name: 'processes',
  goal: 'a restart fails no request, no page is without its stream for longer than 5 s, and a kill fails only what it cuts',
  run,
};
