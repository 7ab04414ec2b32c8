import type { BuildSet } from '@holeshot/build';
import { sortSlotNames } from '@holeshot/contract';
import { runCommand } from '../site/run-command';
import { parseCommand } from './parse-command';
import { publish } from './publish';

const USAGE = `Usage: npm run publish -- <shell or a remote> --site <address> --token <token> [--skip-smoke]

Builds the shell or a remote, checks its routes and its budget, and sends it to the site, which checks it again and keeps
it. Nobody gets the build before a rollout. Builds are never overwritten. Before it is sent, its pages are opened in Chromium,
with the data of the site; --skip-smoke leaves that out, and the site shows that the build is untried.
The admin of the site gives the token, which is for the shell or one remote; it may be in the variable HOLESHOT_TOKEN.
Exit code: 0 published, or published before; 1 refused; 2 wrong usage.`;

/** Runs `npm run publish` with the builds of a repository. */
export const runPublish = (builds: readonly BuildSet[], args?: string[]): Promise<void> =>
  runCommand({ usage: USAGE, failed: 'Not published:\n', args }, async (given) => {
    const command = parseCommand(given, process.env, sortSlotNames(builds.map(({ name }) => name)));
    const build = builds.find(({ name }) => name === command.name);
    if (build) await publish(command, (line) => console.log(line), build, builds);
  });
