import { checkSteps } from './steps/check-steps';
import { runSteps } from './steps/run';

await runSteps(checkSteps);
