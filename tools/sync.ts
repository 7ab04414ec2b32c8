import { NOTIFICATION_PORT } from '@holeshot/contract';
import { version } from '../package.json';
import { isUsageError } from './site/run-command';
import { findSetupFile, openSetup } from './sync/open-setup';
import { leavesSetup, parseCommand } from './sync/parse-command';
import { runAgent } from './sync/run-agent';
import { readSetup, saveSetup } from './sync/setup';

/** The command line: as the single file that the site offers, or from the project. */
const command = process.argv[1]?.endsWith('.mjs') ? 'node holeshot-sync.mjs' : 'npm run sync --';
const USAGE = `Usage: ${command} <events folder> --site <address> --key <key> [--state <folder>]
       [--notify <port> | --notify off] [--event <id>]
       ${command} --help | --version

Sends the desktop app's events to the site, and then whatever changes in the folder, until Ctrl+C. The folder is only
read. What was sent is remembered in --state (.holeshot-sync in your home folder), so that a restart goes on.
The app's notifications to http://127.0.0.1:${NOTIFICATION_PORT}/ are passed on to the site as they come; --notify is another port.
With --event, the app's event of the same day is joined with that event of the site.
The key comes from Link to application of your club; it may be in the variable HOLESHOT_KEY instead. Started as a file
without folder, site and key, the agent asks for the line that Link to application shows, and remembers it in holeshot-sync.json.
Exit code: 0 ended by Ctrl+C, 1 the key is wrong or revoked, 2 wrong usage.`;

const log = (line: string): void => console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`);

const shutdown = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => shutdown.abort());

try {
  const args = process.argv.slice(2);
  const setupFile = findSetupFile(process.argv[1]);
  let setup =
    setupFile && leavesSetup(args)
      ? await openSetup(setupFile, shutdown.signal)
      : setupFile && readSetup(setupFile);
  const parse = () => parseCommand(args, process.env, setup || {});
  let { isHelp, isVersion, ...options } = parse();
  if (isHelp) console.log(USAGE);
  else if (isVersion) console.log(version);
  else
    while (!(await runAgent({ ...options, log, signal: shutdown.signal }))) {
      process.exitCode = 1;
      if (!setupFile || !setup || options.key !== setup.key) break;
      saveSetup(setupFile, { folder: options.folder });
      console.log('Nothing is lost: everything is sent once you paste a new line.');
      setup = await openSetup(setupFile, shutdown.signal);
      options = parse();
      process.exitCode = 0;
    }
} catch (error) {
  const { message } = error as Error;
  const isUsage = isUsageError(error);
  // otherwise ended by Ctrl+C at a question
  if (error !== shutdown.signal.reason) {
    console.error(isUsage ? `${message}\n\n${USAGE}` : `The sync stopped: ${message}`);
    process.exitCode ||= isUsage ? 2 : 1;
  }
}
