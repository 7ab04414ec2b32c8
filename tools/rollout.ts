import { runRolloutCommand } from './rollout/rollout-command';

await runRolloutCommand(process.argv.slice(2));
