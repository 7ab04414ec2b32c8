import { runCommand } from '../site/run-command';
import { parseRollout } from './parse-command';
import { runRollout } from './run-rollout';

const USAGE = `Usage: npm run rollout -- <shell or a remote> <action> --site <address> --token <token>

  start --build <id> [--steps 1,5,25,100] [--minutes 60] [--staff] [--clubs 1,2] [--users 3]
                          --again with --why for a build that was taken back before
  advance [--weight 10]   to the next step, or to a higher percentage
  lower --weight 5        to a lower percentage, and pause
  pause | resume          stop advancing by itself; visitors keep their builds
  promote                 make the candidate the stable build
  rollback --build <id>   take the candidate back, or without one the stable build, for the build before
Each takes --why <reason> for the history. The token may be in the variable HOLESHOT_TOKEN.
Exit code: 0 done; 1 refused; 2 wrong usage.`;

/** Runs `npm run rollout`. */
export const runRolloutCommand = (args?: string[]): Promise<void> =>
  runCommand({ usage: USAGE, failed: 'Not done: ', args }, (given) =>
    runRollout(parseRollout(given, process.env), (line) => console.log(line)),
  );
