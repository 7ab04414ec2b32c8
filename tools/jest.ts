import { type ChildProcess, spawn } from 'node:child_process';
import { projectRoot } from '@holeshot/build';

interface JestRun {
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** a wrapper command with its arguments, such as `faketime` */
  under?: readonly string[];
  /** `pipe` for callers that read the output */
  stdio?: 'inherit' | 'pipe';
}

/** Runs the project's `jest` script in a child process. */
export function spawnJest({ args, env = {}, under = [], stdio = 'inherit' }: JestRun): ChildProcess {
  const [command = '', ...rest] = [...under, 'npm', 'run', '--silent', 'jest', '--', ...args];
  return spawn(command, rest, {
    cwd: projectRoot,
    stdio,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
}
