import type { Resolution } from './builds/choose/resolve';
import { DatabaseUnusableError } from './database';
import { limitHeapGrowth } from './process/limit-heap-growth';
import { stopWithParent } from './process/stop-with-parent';
import { loadSettings, SettingsError } from './settings';
import { startSite } from './start-site';

/** Requests in progress have 10 s of it; the rest is for the database. */
const STOP_MS = 15_000;

/**
 * Runs the site in this process, with settings from the environment and the file `.env`. It reports progress on the
 * console, stops on SIGINT and SIGTERM within 15 s, and exits with 1 and a reason when it cannot start. `resolve` gives the builds
 * of a visit in place of the registry.
 */
export async function runSite(resolve?: () => Promise<Resolution>): Promise<void> {
  limitHeapGrowth();
  try {
    const settings = loadSettings();
    const site = await startSite(settings, (line) => console.log(line), resolve);
    console.log(`Holeshot is ready at ${settings.publicUrl ?? site.origin}`);
    let isStopping = false;
    const stop = async () => {
      // npm passes on the SIGINT that the terminal has sent already.
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), STOP_MS).unref();
      await site.stop();
      process.exit(0);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    stopWithParent(stop);
  } catch (error) {
    const isPlain = error instanceof SettingsError || process.env.NODE_ENV === 'production';
    if (error instanceof DatabaseUnusableError) console.error(error.message);
    else console.error(isPlain ? String(error) : error);
    process.exit(1);
  }
}
