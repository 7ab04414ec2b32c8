import { runRegistryCommand } from './rollout/registry-command';

const args = process.argv.slice(2);
// the commands that teams run need no database
if (args[0] === 'sign') await (await import('./rollout/sign-registry')).runSignCommand(args);
else await runRegistryCommand(args);
