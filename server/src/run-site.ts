import type { Resolution } from './builds/choose/resolve';
import { DatabaseUnusableError } from './database';
import { limitHeapGrowth } from './process/limit-heap-growth';
import { stopWithParent } from './process/stop-with-parent';
import { loadSettings, SettingsError } from './settings';
import { startSite } from './start-site';

/** A balancer that asks every second for `/api/health/live` has noticed by then. */
const DRAIN_MS = 3_000;
/** After that. Requests in progress have 10 s of it; the rest is for the database. */
const STOP_MS = 15_000;

/**
 * Runs the site in this process, with settings from the environment and the file `.env`. It reports progress on the
 * console, stops within 15 s on SIGINT, 3 s later on SIGTERM in production, and exits with 1 and a reason when it cannot
 * start. `resolve` gives the builds of a visit in place of the registry.
 */
export async function runSite(resolve?: () => Promise<Resolution>): Promise<void> {
  limitHeapGrowth();
  try {
    const settings = loadSettings();
    const site = await startSite(settings, (line) => console.log(line), resolve);
    console.log(`Holeshot is ready at ${settings.publicUrl ?? site.origin}`);
    let isStopping = false;
    const stop = async (drainMs = 0) => {
      // npm passes on the SIGINT that the terminal has sent already.
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
    const isPlain = error instanceof SettingsError || process.env.NODE_ENV === 'production';
    if (error instanceof DatabaseUnusableError) console.error(error.message);
    else console.error(isPlain ? String(error) : error);
    process.exit(1);
  }
}
