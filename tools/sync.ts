import packageJson from '../package.json' with { type: 'json' };
import { parseCommand, SyncUsageError } from './sync/parse-command';
import { runAgent } from './sync/run-agent';

/** The command line: as the single file that the site offers, or from the project. */
const command = process.argv[1]?.endsWith('.mjs') ? 'node holeshot-sync.mjs' : 'npm run sync --';
const USAGE = `Usage: ${command} <events folder> --site <address> --key <key> [--state <folder>]
       [--notify <port>]
       ${command} --help | --version

Sends the desktop app's events to the site, and then whatever changes in the folder, until Ctrl+C. The folder is only
read. What was sent is remembered in --state (.holeshot-sync in your home folder), so that a restart goes on.
With --notify, the app's notifications to http://127.0.0.1:<port>/ are passed on to the site as they come.
The key comes from Link to application of your club; it may be in the variable HOLESHOT_KEY instead.
Exit code: 0 ended by Ctrl+C, 1 the key is wrong or revoked, 2 wrong usage.`;

const log = (line: string): void => console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`);

try {
  const { isHelp, isVersion, ...options } = parseCommand(process.argv.slice(2), process.env);
  if (isHelp) console.log(USAGE);
  else if (isVersion) console.log(packageJson.version);
  else {
    const ending = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => ending.abort());
    const isEnded = await runAgent({ ...options, log, signal: ending.signal });
    process.exitCode = isEnded ? 0 : 1;
  }
} catch (error) {
  const { message, code } = error as Error & { code?: string };
  const isUsage = error instanceof SyncUsageError || code?.startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? `${message}\n\n${USAGE}` : `The sync stopped: ${message}`);
  process.exitCode = isUsage ? 2 : 1;
}
