import { parseCommand } from './publish/parse-command';
import { publish } from './publish/publish';
import { runCommand } from './site/run-command';

const USAGE = `Usage: npm run publish -- <shell or a remote> --site <address> --token <token>

Builds the shell or a remote, checks its routes and its budget, and sends it to the site, which checks it again and keeps
it. Nobody gets the build before a rollout. Builds are never overwritten.
The admin of the site gives the token, which is for the shell or one remote; it may be in the variable HOLESHOT_TOKEN.
Exit code: 0 published, or published before; 1 refused; 2 wrong usage.`;

await runCommand({ usage: USAGE, failed: 'Not published:\n' }, async () => {
  const command = parseCommand(process.argv.slice(2), process.env);
  if (command) await publish(command, (line) => console.log(line));
  return command !== undefined;
});
