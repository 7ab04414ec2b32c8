/** A command with invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface Texts {
  usage: string;
  /** prefix of the reason when the command failed, such as `Not done: ` */
  failed: string;
}

/**
 * Runs a command, which resolves to false for `--help`. Prints errors, and sets the exit code. The command ends when nobody reads
 * its output any more, as in `| head`.
 */
export async function runCommand({ usage, failed }: Texts, run: () => Promise<boolean>): Promise<void> {
  process.stdout.on('error', () => process.exit());
  try {
    if (!(await run())) console.log(usage);
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    const isUsage = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
    console.error(isUsage ? `${message}\n\n${usage}` : failed + message);
    process.exitCode = isUsage ? 2 : 1;
  }
}
