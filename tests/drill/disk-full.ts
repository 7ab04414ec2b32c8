import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { launchSite, type OwnProcess, startProcess, startSite } from '../../tools/site/site-process';
import { withDatabase } from '../../tools/site/with-database';
import { ask } from './support/ask';
import { compareDigests, readDigests } from './support/digest';
import { countValues, type Drill, type DrillContext } from './support/drill';
import { findParts, writeEvents } from './support/event-folders';
import { findInternalText } from './support/internal-text';
import { signIn } from './support/sign-in';
import { mountSmallDisk, type SmallDisk } from './support/small-disk';

const DISK_MB = 160;
/** Free bytes during a start, and during an import, which needs some megabytes. */
const FREE_AT_START = { short: [0, 100_000], long: [0, 30_000, 100_000, 300_000, 1_000_000] };
const FREE_AT_IMPORT = { short: [0, 300_000], long: [0, 100_000, 300_000, 1_000_000, 3_000_000] };
const RACES = 12;
const STOP_MS = 19_000;

/** Checks the output of a process that ended because the disk is full. */
function findFaults(ended: OwnProcess, how: string): string[] {
  const output = ended.output().trim();
  const last = output.split('\n').at(-1) ?? '';
  const faults = how === '1' ? [] : [`it ended with ${how}: ${last.slice(0, 300)}`];
  const internal = findInternalText(output);
  if (internal) faults.push(`it printed internal text: ${internal}`);
  if (!/full|space/i.test(output)) faults.push(`it did not say that the disk is full: ${last.slice(0, 300)}`);
  return faults;
}

/** Empties the disk, and returns how the data differs from before. */
async function findLosses(disk: SmallDisk, before: Map<string, string>): Promise<string[]> {
  disk.empty();
  try {
    return compareDigests(before, await readDigests({ dataDir: disk.folder }));
  } catch (error) {
    return [`the data cannot be opened again: ${(error as Error).message}`];
  }
}

async function startOnFullDisk(
  context: DrillContext,
  disk: SmallDisk,
  before: Map<string, string>,
): Promise<void> {
  for (const free of FREE_AT_START[context.isLong ? 'long' : 'short']) {
    disk.fill(free);
    const site = launchSite({ DATA_DIR: disk.folder });
    const origin = await site.whenReady.then(
      ({ origin }) => origin,
      () => undefined,
    );
    // a start may also succeed with the space that is left
    const missed = origin === undefined ? findFaults(site, await site.ended) : [];
    const { how } = await site.end('SIGTERM');
    missed.push(...(await findLosses(disk, before)));
    const result =
      origin === undefined ? (site.output().trim().split('\n').at(-1) ?? '') : `served, ended with ${how}`;
    context.report({ what: `a start with ${free / 1_000} kB free`, requests: 1, result, missed });
  }
}

/** Uploads a photo. Returns the response. */
async function uploadPhoto(origin: string, cookie: string): Promise<{ status: number; body: string }> {
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const response = await fetch(`${origin}/api/pilot/account`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ PhotoUrl: `data:image/png;base64,${picture.toString('base64')}` }),
  });
  return { status: response.status, body: await response.text() };
}

const listPhotos = (disk: SmallDisk): string[] => {
  const folder = path.join(disk.folder, 'files/people');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** Expects that a photo without space is refused with a message and leaves no file, and is stored with space. */
async function uploadOnFullDisk(context: DrillContext, disk: SmallDisk): Promise<void> {
  const [person] = await withDatabase({ dataDir: disk.folder }, (database) => signIn(database, 1));
  const site = await startSite({ DATA_DIR: disk.folder });
  const missed: string[] = [];
  disk.fill(0);
  const refused = await uploadPhoto(site.origin, person?.cookie ?? '');
  if (refused.status !== 507 || !refused.body.includes('no space'))
    missed.push(`without space an upload gave ${refused.status}: ${refused.body.slice(0, 200)}`);
  const internal = findInternalText(refused.body);
  if (internal) missed.push(`the answer has internal text: ${internal}`);
  if (listPhotos(disk).length > 0) missed.push('a part of a picture is left');
  disk.empty();
  const stored = await uploadPhoto(site.origin, person?.cookie ?? '');
  if (stored.status !== 200 || listPhotos(disk).length !== 1)
    missed.push(`with space again an upload gave ${stored.status}: ${stored.body.slice(0, 200)}`);
  const { how } = await site.end('SIGTERM');
  context.report({
    what: 'an upload while the disk is full, and again',
    requests: 2,
    result: `${refused.status}, then ${stored.status}; ended with ${how}`,
    missed,
  });
}

async function serveOnFullDisk(
  context: DrillContext,
  disk: SmallDisk,
  before: Map<string, string>,
): Promise<void> {
  const site = await startSite({ DATA_DIR: disk.folder });
  disk.fill(0);
  const paths = Array.from({ length: 50 }, (_, index) => [
    `/events?q=${index}`,
    '/calendar.ics',
    '/api/public/clubs',
  ]);
  const replies = [];
  for (const path of paths.flat()) replies.push(await ask(site.origin + path));
  const missed = replies.some(({ status }) => status !== 200) ? ['a request was not answered with 200'] : [];
  for (const { body } of replies) {
    const internal = findInternalText(body);
    if (internal) missed.push(`a body has internal text: ${internal}`);
  }
  const { how, ms } = await site.end('SIGTERM');
  if (ms > context.limit(STOP_MS)) missed.push(`it took ${Math.round(ms)} ms to end`);
  missed.push(...(await findLosses(disk, before)));
  const statuses = countValues(replies.map(({ status }) => status));
  context.report({
    what: 'the disk fills while the site serves',
    requests: replies.length,
    result: `${statuses}; ended with ${how} after ${Math.round(ms)} ms`,
    missed,
  });
}

/** Expects that an import without space ends with a message, and works once there is space. */
async function importOnFullDisk(context: DrillContext, disk: SmallDisk): Promise<void> {
  for (const free of FREE_AT_IMPORT[context.isLong ? 'long' : 'short']) {
    const folder = writeEvents(context.data.makeFolder(), { events: 8, races: RACES });
    const launch = () =>
      startProcess('tools/import.ts', { args: [folder, '--club', 'Drill'], env: { DATA_DIR: disk.folder } });
    disk.fill(free);
    const failing = launch();
    const failedHow = await failing.ended;
    const missed = failedHow === '0' ? [] : findFaults(failing, failedHow);
    disk.empty();
    const again = launch();
    const how = await again.ended;
    if (how !== '0') missed.push(`with space again it ended with ${how}: ${again.output().slice(-300)}`);
    const parts = findParts(again.output(), RACES);
    if (parts.length > 0) missed.push(`with space again events were found in part: ${parts[0]}`);
    const result =
      failedHow === '0' ? 'had space enough' : (failing.output().trim().split('\n').at(-1) ?? '');
    context.report({ what: `an import with ${free / 1_000} kB free`, requests: 1, result, missed });
  }
}

async function run(context: DrillContext): Promise<void> {
  const disk = mountSmallDisk(DISK_MB);
  if (!disk) return context.skip('a small disk', 'needs root on Linux, to mount it');
  try {
    cpSync(await context.data.copyFolder(), disk.folder, { recursive: true });
    const before = await readDigests({ dataDir: disk.folder });
    await startOnFullDisk(context, disk, before);
    await serveOnFullDisk(context, disk, before);
    await uploadOnFullDisk(context, disk);
    await importOnFullDisk(context, disk);
  } finally {
    disk.remove();
  }
}

export const diskFull: Drill = {
  name: 'disk-full',
  goal: 'the site says so in words, and no data is lost',
  run,
};
