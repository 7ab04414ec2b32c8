const CHECK_MS = 500;

/**
 * Calls `stop` when the parent process ends. `npm start` runs the site in a shell, which does not pass signals on;
 * without npm there is no shell, and the site may outlive its parent.
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
