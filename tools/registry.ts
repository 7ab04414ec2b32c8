import { runRegistryCommand } from './rollout/registry-command';

await runRegistryCommand(process.argv.slice(2));
