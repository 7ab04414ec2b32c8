import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SyncClub } from '@holeshot/contract/wire';
import { parseSite } from '../site/parse-site';
import { parseJson } from './file-watch';
import type { Outcome } from './site-client';

/** The site, its key and the folder, which the agent keeps from its first start. */
export interface Setup {
  /** scheme and host, without a slash at the end */
  site: string;
  key: string;
  folder: string;
}

/**
 * The site and the key in a line such as `https://races.example.org hsk_…`, in any order; undefined if one is missing.
 */
export function parseLine(line: string): Pick<Setup, 'site' | 'key'> | undefined {
  const site = parseSite(/https?:\/\/[^\s"']+/.exec(line)?.[0] ?? '');
  const key = /hsk_[\w-]+/.exec(line)?.[0];
  return site !== undefined && key !== undefined ? { site, key } : undefined;
}

/** A path as people paste or drag it into a terminal, without quotes and escapes. */
export function cleanPath(text: string, platform: NodeJS.Platform): string {
  const bare = text.trim().replace(/^(["'])(.*)\1$/, '$2');
  return platform === 'win32' ? bare : bare.replace(/\\(.)/g, '$1');
}

/** The folder of the desktop app's events; undefined if it does not exist or is not known for the platform. */
export function findEventsFolder(
  platform: NodeJS.Platform,
  { LOCALAPPDATA = '', HOME = '' }: NodeJS.ProcessEnv,
): string | undefined {
  const storages: Partial<Record<NodeJS.Platform, string>> = {
    win32: LOCALAPPDATA,
    darwin: join(HOME, 'Library', 'Application Support'),
  };
  const folder = join(storages[platform] ?? '', 'FPVTrackside', 'events');
  return storages[platform] && existsSync(folder) ? folder : undefined;
}

/** Reads what is saved of a setup: nothing of a missing or invalid file, and no key after the site rejected it. */
export function readSetup(file: string): Partial<Setup> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return (parseJson(text) ?? {}) as Partial<Setup>;
}

export const isComplete = (setup: Partial<Setup>): setup is Setup =>
  Boolean(setup.site && setup.key && setup.folder);

/** Saves a setup in a file that only its owner may read. */
export const saveSetup = (file: string, setup: Partial<Setup>): void =>
  writeFileSync(file, `${JSON.stringify(setup, null, 2)}\n`, { mode: 0o600 });

interface Questions {
  /** asks for a line of text; rejects when the input has ended */
  ask: (question: string) => Promise<string>;
  say: (line: string) => void;
  /** the club of a key */
  getClub: (link: Pick<Setup, 'site' | 'key'>) => Promise<Outcome<SyncClub>>;
  /** if it is already chosen */
  folder: string | undefined;
  platform: NodeJS.Platform;
  environment: NodeJS.ProcessEnv;
}

const explain = (outcome: Exclude<Outcome<unknown>, { kind: 'done' }>, site: string): string =>
  outcome.kind === 'locked-out'
    ? 'The site does not take this key: it is wrong, replaced or revoked. Copy the line again.'
    : `${site} does not take it now: ${outcome.message}`;

/** Asks for the folder of events, and for the line with site and key until the site accepts the key. */
export async function askSetup({
  ask,
  say,
  getClub,
  platform,
  environment,
  ...chosen
}: Questions): Promise<Setup> {
  let folder = chosen.folder ?? findEventsFolder(platform, environment);
  while (!folder) {
    const path = cleanPath(
      await ask('Drag the folder "events" of the app into this window, and press Enter:'),
      platform,
    );
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) folder = path;
    else say('There is no such folder.');
  }
  say(`The events are in ${folder}`);
  let link: ReturnType<typeof parseLine>;
  while (!link) {
    const line = parseLine(await ask('Paste the line that Link to application shows, and press Enter:'));
    if (!line) {
      say('This is not the line: it has the address of the site, and a key that begins with hsk_.');
      continue;
    }
    const club = await getClub(line);
    if (club.kind === 'done') link = line;
    say(club.kind === 'done' ? `Linked to ${club.value.name}.` : explain(club, line.site));
  }
  return { ...link, folder };
}
