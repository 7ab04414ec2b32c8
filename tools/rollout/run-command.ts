import { UsageError } from './parse-command';

/** Runs a command, which resolves to false when help is asked for. Prints what went wrong, and sets the exit code. */
export async function runCommand(usage: string, run: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await run())) console.log(usage);
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    const isUsage = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
    console.error(isUsage ? `${message}\n\n${usage}` : `Not done: ${message}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}
