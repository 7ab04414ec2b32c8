import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSite } from '../site/parse-site';

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
  /** whether only a text is requested; the rest is then empty */
  isHelp: boolean;
  isVersion: boolean;
}

/** A command with invalid arguments. */
export class SyncUsageError extends Error {}

const isInside = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way === '' || !(way.startsWith('..') || resolve(way) === way);
};

function requireSite(text: string): string {
  const site = parseSite(text);
  if (site !== undefined) return site;
  throw new SyncUsageError(`--site is no address such as https://races.example.org: ${text}`);
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new SyncUsageError(`--notify is no port from 1 to 65535: ${text}`);
}

/** Reads the arguments of the command; the key may be in the variable `HOLESHOT_KEY`. Throws `SyncUsageError`. */
export function parseCommand(args: string[], environment: NodeJS.ProcessEnv): SyncCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: '' },
      key: { type: 'string', default: environment.HOLESHOT_KEY ?? '' },
      state: { type: 'string', default: join(homedir(), '.holeshot-sync') },
      notify: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
      version: { type: 'boolean', short: 'v', default: false },
    },
  });
  const { key, help: isHelp, version: isVersion } = values;
  const stateFolder = resolve(values.state);
  const folder = resolve(positionals[0] ?? '.');
  if (isHelp || isVersion) return { folder, site: '', key, stateFolder, isHelp, isVersion };
  if (positionals.length !== 1) throw new SyncUsageError('Say which one folder the events are in.');
  if (values.site === '') throw new SyncUsageError('Say which site to send the events to: --site <address>.');
  if (key === '') throw new SyncUsageError('Give the key of your club: --key <key>.');
  if (isInside(stateFolder, folder))
    throw new SyncUsageError('--state must not be inside the events folder: nothing is written there.');
  const notifyPort = values.notify === undefined ? undefined : parsePort(values.notify);
  const command = { folder, site: requireSite(values.site), key, stateFolder, isHelp, isVersion };
  return notifyPort === undefined ? command : { ...command, notifyPort };
}
