import type { Resolution } from './builds/choose/resolve';
import { DatabaseUnusableError } from './database';
import { limitHeapGrowth } from './process/limit-heap-growth';
import { stopWithParent } from './process/stop-with-parent';
import { loadSettings, SettingsError } from './settings';
import { startSite } from './start-site';

/** Enough for a balancer that checks `/api/health/live` every second. */
const DRAIN_MS = 3_000;
/** After the drain: 10 s for requests in progress, the rest for the database. */
const STOP_MS = 15_000;

/**
 * Runs the site in this process, with settings from the environment and the file `.env`. It reports progress on the
 * console, stops within 15 s on SIGINT, 3 s later on SIGTERM in production, and exits with 1 and a reason when it
 * cannot start. `resolve` replaces the registry for choosing builds.
 */
export async function runSite(resolve?: () => Promise<Resolution>): Promise<void> {
  limitHeapGrowth();
  try {
    const settings = loadSettings();
    const site = await startSite(settings, (line) => console.log(line), resolve);
    console.log(`Holeshot is ready at ${settings.publicUrl ?? site.origin}`);
    let isStopping = false;
    const stop = async (drainMs = 0) => {
      // npm forwards the SIGINT that the terminal has already sent.
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), drainMs + STOP_MS).unref();
      await site.stop(drainMs);
      process.exit(0);
    };
    const drainMs = settings.env === 'production' ? DRAIN_MS : 0;
    process.on('SIGINT', () => void stop()).on('SIGTERM', () => void stop(drainMs));
    stopWithParent(stop);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).syscall === 'listen';
    const isPlain = isTaken || error instanceof SettingsError || process.env.NODE_ENV === 'production';
    if (error instanceof DatabaseUnusableError) console.error(error.message);
    else console.error(isPlain ? String(error) : error);
    process.exit(1);
  }
}
