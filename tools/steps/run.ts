import { spawn } from 'node:child_process';
import { projectRoot } from '@holeshot/build';

/** Runs a command of the project in the foreground. Resolves to whether it succeeded. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

export interface Step {
  name: string;
  /** throws or answers false when it failed */
  work: () => Promise<boolean | undefined>;
}

/** Does the steps one after the other, says how long each took, and ends the process with 1 at the first failure. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const [index, { name, work }] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${name}`);
    const started = performance.now();
    const succeeded = (await work()) !== false;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (!succeeded) {
      console.error(`${name}: failed after ${seconds} s`);
      process.exit(1);
    }
    console.log(`${name}: ${seconds} s`);
  }
}
