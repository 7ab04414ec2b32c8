import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { UsageError } from '../site/run-command';
import { askSetup, isComplete, readSetup, type Setup, saveSetup } from './setup';
import { openSite } from './site-client';

/** Where an agent that runs as the single file `script` remembers its setup; undefined for one from the project. */
export const findSetupFile = (script = ''): string | undefined =>
  script.endsWith('.mjs') && existsSync(script) ? join(dirname(script), 'holeshot-sync.json') : undefined;

/**
 * Returns the saved setup, or asks in the terminal for what it lacks, and saves that. Throws `UsageError`, and the
 * reason of `signal` when that ends it.
 */
export async function openSetup(file: string, signal: AbortSignal): Promise<Setup> {
  const saved = readSetup(file);
  if (isComplete(saved)) return saved;
  const terminal = createInterface({ input: process.stdin, signal });
  const lines = terminal[Symbol.asyncIterator]();
  try {
    const setup = await askSetup({
      async ask(question) {
        console.log(question);
        const { done, value } = await lines.next();
        signal.throwIfAborted();
        if (done) throw new UsageError('Say which folder, which site and which key.');
        return value;
      },
      say: (line) => console.log(line),
      getClub: (link) => openSite(link, signal).getClub(),
      platform: process.platform,
      environment: process.env,
      folder: saved.folder,
    });
    saveSetup(file, setup);
    return setup;
  } finally {
    terminal.close();
  }
}
