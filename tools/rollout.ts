import { runRolloutCommand } from './rollout/rollout-command';

await runRolloutCommand();
