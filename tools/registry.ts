import { runRegistryCommand } from './rollout/registry-command';

const args = process.argv.slice(2);
// the commands of teams do without the database
if (args[0] === 'sign') await (await import('./rollout/sign-registry')).runSignCommand(args);
else await runRegistryCommand(args);
