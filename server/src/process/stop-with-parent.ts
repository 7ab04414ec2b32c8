const CHECK_MS = 500;

/**
 * Calls `stop` once the process that started this one has ended. `npm start` runs the site in a shell, which ends with a
 * signal and does not pass it on; without npm there is no shell between, and the site may outlive who started it.
 */
export function stopWithParent(stop: () => void, environment = process.env): void {
  if (environment.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, CHECK_MS);
  timer.unref();
}
