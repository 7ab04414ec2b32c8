import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildsFolder } from '@holeshot/build';
import type { RemoteName } from '@holeshot/contract';
import { sendBuild } from '../publish/send-build';
import { zipBuild } from '../publish/zip-build';
import { copyBuild, removeCopies } from './copy-build';
import type { Fault } from './fault-builds';
import { visitEvent } from './people';
import { findEventUrl, findSlot, rollout, type Stage } from './rehearse';

const NAME: RemoteName = 'mf-race';
const AT_ONCE = 2;
const LIMIT_MS = 240_000;
const CALM_MS = 30_000;
/** Limit for pages of other remotes, which a fault must not slow down, unless they were slower without it. */
const SLOWEST_MS = 1_000;

interface FaultStage extends Stage {
  dataDir: string;
  token: string;
  /** what the slowest page of another remote took without a fault, ms; `null` where it is not compared */
  calmMs: number | null;
}

/** Counts of visitors' pages while a fifth of them got a build with a fault. */
interface Seen {
  pages: number;
  failed: number;
  /** visitors who were chosen for the candidate */
  chosen: number;
}

/** Whether the site chose the candidate for the visitor: the cookie for reports names the builds. */
const isChosen = (cookies: readonly { name: string; value: string }[], buildId: string): boolean =>
  cookies.some(({ name, value }) => name.endsWith('holeshot_report') && value.includes(buildId));

/** Publishes a build with a fault, gives it to 20 % of visitors, and watches until the site takes it back. */
export async function rehearseFault(stage: FaultStage, fault: Fault): Promise<void> {
  const { origin, token, dataDir, calmMs, log, check } = stage;
  log('');
  log(`A build of ${NAME} that ${fault.title}`);
  const { buildId } = copyBuild(NAME, fault);
  const zip = await zipBuild(path.join(buildsFolder, NAME, buildId));
  await sendBuild({ name: NAME, site: origin, token }, { zip, isTried: false });
  removeCopies();
  if (fault.lacksChunk) {
    const chunk = path.join(dataDir, 'builds', NAME, buildId, 'race-event.js');
    for (const file of [chunk, `${chunk}.br`]) rmSync(file);
  }
  const isOut = async () => {
    const rollingOut = (await findSlot(stage, NAME))?.rollout;
    return rollingOut?.build.buildId === buildId && rollingOut.suspended === null;
  };

  await rollout(stage, token, NAME, `start --build ${buildId} --steps 20,100 --minutes 600`);
  const startedMs = performance.now();
  const seen: Seen = { pages: 0, failed: 0, chosen: 0 };
  let pausedMs: number | undefined;
  const isOver = () => pausedMs !== undefined || performance.now() - startedMs > LIMIT_MS;
  const watch = async () => {
    while (!isOver()) {
      if (!(await isOut())) pausedMs = performance.now() - startedMs;
      else await wait(100);
    }
  };
  const [slowestMs] = await Promise.all([
    measureOthers(origin, isOver),
    watch(),
    ...Array.from({ length: AT_ONCE }, () => visit(stage, buildId, seen, isOver)),
  ]);

  const { history } = await stage.admin.readRollouts();
  log(`  ${seen.pages} visits, ${seen.chosen} of them with the candidate; pages that failed: ${seen.failed}`);
  const calm = calmMs === null ? '' : ` (${Math.round(calmMs)} ms without a fault)`;
  log(`  slowest page of another remote: ${Math.round(slowestMs)} ms${calm}`);
  log(
    `  paused after ${((pausedMs ?? Number.NaN) / 1_000).toFixed(1)} s by ${history[0]?.who}: ${history[0]?.why}`,
  );
  check(`no page failed with a build that ${fault.title}`, seen.failed === 0 && seen.pages > 0);
  if (calmMs !== null)
    check('other pages were as fast as without it', slowestMs <= Math.max(SLOWEST_MS, calmMs));
  check('the candidate was taken from visitors by itself', pausedMs !== undefined);
  if ((await findSlot(stage, NAME))?.rollout)
    await rollout(stage, token, NAME, `rollback --build ${buildId}`);
}

/** The slowest page of another remote while as many visitors open event pages as during a fault, ms. */
export async function measureCalm(stage: Stage): Promise<number> {
  const startedMs = performance.now();
  const isOver = () => performance.now() - startedMs > CALM_MS;
  const seen: Seen = { pages: 0, failed: 0, chosen: 0 };
  const [slowestMs] = await Promise.all([
    measureOthers(stage.origin, isOver),
    ...Array.from({ length: AT_ONCE }, () => visit(stage, '', seen, isOver)),
  ]);
  return slowestMs;
}

/** New visitors open an event page, one after the other. */
async function visit({ browser, origin }: Stage, buildId: string, seen: Seen, isOver: () => boolean) {
  const url = await findEventUrl(origin);
  while (!isOver()) {
    const { isWorking, profile } = await visitEvent(browser, url);
    seen.pages += 1;
    if (!isWorking) seen.failed += 1;
    if (isChosen(profile.cookies, buildId)) seen.chosen += 1;
  }
}

/** The slowest page of another remote, ms; a new visitor asks for one every 50 ms. */
async function measureOthers(origin: string, isOver: () => boolean): Promise<number> {
  let slowestMs = 0;
  for (const path of ['/clubs', '/events']) await fetch(origin + path);
  for (let index = 0; !isOver(); index++) {
    const startedMs = performance.now();
    const response = await fetch(origin + (index % 2 === 0 ? '/clubs' : '/events'));
    await response.text();
    if (response.ok) slowestMs = Math.max(slowestMs, performance.now() - startedMs);
    else slowestMs = Number.POSITIVE_INFINITY;
    await wait(50);
  }
  return slowestMs;
}
