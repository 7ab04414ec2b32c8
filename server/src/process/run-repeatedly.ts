interface RepeatOptions {
  everyMs: number;
  /** called with the error of a run; the next run takes place anyway */
  onError: (error: unknown) => void;
}

/**
 * Runs `work` now and every `everyMs`, one run at a time. Returns a function that stops this and waits for the run in
 * progress.
 */
export function runRepeatedly(
  work: () => Promise<void>,
  { everyMs, onError }: RepeatOptions,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(work).catch(onError);
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
