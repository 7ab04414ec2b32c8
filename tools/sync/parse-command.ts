import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { NOTIFICATION_PORT } from '@holeshot/contract';
import { requireSite } from '../site/parse-site';
import { UsageError } from '../site/run-command';
import type { Setup } from './setup';

/** The options of the sync agent. */
export interface SyncCommand {
  /** absolute */
  folder: string;
  /** scheme and host, without a slash at the end */
  site: string;
  key: string;
  /** absolute */
  stateFolder: string;
  /** port for the app's notifications; none if absent */
  notifyPort?: number;
  /** the event of the site that the app's event of that day is joined with */
  siteEventId?: string;
  /** whether to print only a text; the rest is then empty */
  isHelp: boolean;
  isVersion: boolean;
}

const GUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;

const isInside = (path: string, folder: string): boolean => {
  const relativePath = relative(folder, path);
  return relativePath === '' || !(relativePath.startsWith('..') || resolve(relativePath) === relativePath);
};

function parsePort(text: string): number | undefined {
  if (text === 'off') return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new UsageError(`--notify is no port from 1 to 65535, and not off: ${text}`);
}

/** The id in the address of an event's page, or the id itself. */
function parseEventId(text: string): string {
  const id = GUID.exec(text)?.[0];
  if (id !== undefined) return id.toLowerCase();
  throw new UsageError(`--event is no id or address of an event: ${text}`);
}

const readArgs = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      key: { type: 'string' },
      state: { type: 'string', default: join(homedir(), '.holeshot-sync') },
      notify: { type: 'string', default: String(NOTIFICATION_PORT) },
      event: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
      version: { type: 'boolean', short: 'v', default: false },
    },
  });

/** Whether the arguments leave folder, site and key to the setup of an earlier start, or to a question. */
export function leavesSetup(args: string[]): boolean {
  const { values, positionals } = readArgs(args);
  const { site, key, help, version } = values;
  return positionals.length === 0 && site === undefined && key === undefined && !help && !version;
}

/**
 * Reads the arguments of the command; the key may be in the variable `HOLESHOT_KEY`. What they lack comes from `setup`.
 * Throws `UsageError`.
 */
export function parseCommand(
  args: string[],
  environment: NodeJS.ProcessEnv,
  setup: Partial<Setup> = {},
): SyncCommand {
  const { values, positionals } = readArgs(args);
  const { help: isHelp, version: isVersion } = values;
  const key = values.key ?? environment.HOLESHOT_KEY ?? setup.key ?? '';
  const stateFolder = resolve(values.state);
  const folders = positionals.length === 0 && setup.folder ? [setup.folder] : positionals;
  const folder = resolve(folders[0] ?? '.');
  if (isHelp || isVersion) return { folder, site: '', key, stateFolder, isHelp, isVersion };
  if (folders.length !== 1) throw new UsageError('Say which one folder the events are in.');
  const site = requireSite(values.site ?? setup.site);
  if (key === '') throw new UsageError('Give the key of your club: --key <key>.');
  if (isInside(stateFolder, folder))
    throw new UsageError('--state must not be inside the events folder: nothing is written there.');
  const notifyPort = parsePort(values.notify);
  return {
    folder,
    site,
    key,
    stateFolder,
    isHelp,
    isVersion,
    ...(notifyPort !== undefined && { notifyPort }),
    ...(values.event !== undefined && { siteEventId: parseEventId(values.event) }),
  };
}
