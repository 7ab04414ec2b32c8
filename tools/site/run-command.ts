/** A command with invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface Command {
  usage: string;
  /** prefix of the reason when the command failed, such as `Not done: ` */
  failed: string;
  args?: string[] | undefined;
  /** the reason; the error's message when absent */
  describe?: (error: unknown) => string;
}

/** Whether an error says that the arguments are wrong. */
export const isUsageError = (error: unknown): boolean =>
  error instanceof UsageError || String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');

/**
 * Runs a command with its arguments, or prints its usage for `--help`. Prints errors, and sets the exit code. The command
 * ends when nobody reads its output any more, as in `| head`.
 */
export async function runCommand(
  { usage, failed, args = process.argv.slice(2), describe }: Command,
  run: (args: string[]) => Promise<unknown>,
): Promise<void> {
  process.stdout.on('error', () => process.exit(1));
  if (args.includes('--help') || args.includes('-h')) return console.log(usage);
  try {
    await run(args);
  } catch (error) {
    const { message } = error as Error;
    const isUsage = isUsageError(error);
    console.error(isUsage ? `${message}\n\n${usage}` : failed + (describe?.(error) ?? message));
    process.exitCode = isUsage ? 2 : 1;
  }
}
