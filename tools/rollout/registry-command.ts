import { runCommand } from '../site/run-command';
import { parseRegistry } from './parse-command';
import { runRegistry } from './run-registry';

const USAGE = `Usage: npm run registry -- show | explain --visitor <id> --site <address> --token <token>

show prints the builds that visitors of a site get, and checks its signature. explain says why a visitor gets which
builds; the id is that of the visitor's cookie holeshot_visitor. The token may be in the variable HOLESHOT_TOKEN.
Exit code: 0 done; 1 refused; 2 wrong usage.`;

/** Runs `npm run registry`. */
export const runRegistryCommand = (args: string[]): Promise<void> =>
  runCommand({ usage: USAGE, failed: 'Not done: ' }, async () => {
    const command = parseRegistry(args, process.env);
    if (command) await runRegistry(command, (line) => console.log(line));
    return command !== undefined;
  });
