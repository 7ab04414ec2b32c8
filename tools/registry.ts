import { runRegistryCommand } from './rollout/run-registry';

// the commands that teams run need no database
if (process.argv[2] === 'sign') await (await import('./rollout/sign-registry')).runSignCommand();
else await runRegistryCommand();
