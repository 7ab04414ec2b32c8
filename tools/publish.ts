import { PublishUsageError, parseCommand } from './publish/parse-command';
import { publish } from './publish/publish';

const USAGE = `Usage: npm run publish -- <shell or a remote> --site <address> --token <token>

Builds the shell or a remote, checks its routes and its budget, and sends it to the site, which checks it again and keeps
it. Nobody gets the build before a rollout. Builds are never overwritten.
The admin of the site gives the token, which is for the shell or one remote; it may be in the variable HOLESHOT_TOKEN.
Exit code: 0 published, or published before; 1 refused; 2 wrong usage.`;

try {
  const command = parseCommand(process.argv.slice(2), process.env);
  if (command) await publish(command, (line) => console.log(line));
  else console.log(USAGE);
} catch (error) {
  const { message, code } = error as Error & { code?: string };
  const isUsage = error instanceof PublishUsageError || code?.startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? `${message}\n\n${USAGE}` : `Not published:\n${message}`);
  process.exitCode = isUsage ? 2 : 1;
}
