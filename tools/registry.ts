import { parseRegistry } from './rollout/parse-command';
import { runRegistry } from './rollout/run-registry';
import { runCommand } from './site/run-command';

const USAGE = `Usage: npm run registry -- show | explain --visitor <id> --site <address> --token <token>

show prints the builds that visitors of a site get, and checks its signature. explain says why a visitor gets which
builds; the id is that of the visitor's cookie holeshot_visitor. The token may be in the variable HOLESHOT_TOKEN.
Exit code: 0 done; 1 refused; 2 wrong usage.`;

await runCommand({ usage: USAGE, failed: 'Not done: ' }, async () => {
  const command = parseRegistry(process.argv.slice(2), process.env);
  if (command) await runRegistry(command, (line) => console.log(line));
  return command !== undefined;
});
