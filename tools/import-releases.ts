import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fetchReleaseFeed, parseReleaseFeed, ReleaseFeedError } from '../server/src/outside/release-feed';
import { importReleases } from '../server/src/releases/import-releases';
import { loadSettings } from '../server/src/settings';
import { runCommand, UsageError } from './site/run-command';
import { withDatabase } from './site/with-database';

const USAGE = `Usage: npm run import-releases -- <address or file>

Brings the releases of a code-hosting project into the database (DATABASE_URL, or the embedded one in DATA_DIR): JSON as
https://api.github.com/repos/<owner>/<name>/releases gives it. Importing again changes only what is new.
Exit code: 0 all read, 1 the feed could not be read or stored, 2 wrong usage.`;

async function readFeed(source: string) {
  if (/^https?:\/\//i.test(source)) return fetchReleaseFeed(source);
  const text = await readFile(source, 'utf8').catch((error: Error) => {
    throw new ReleaseFeedError(`${source} can't be read: ${error.message}`);
  });
  return parseReleaseFeed(text);
}

await runCommand({ usage: USAGE, failed: 'The import stopped: ' }, async (args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new UsageError('Say which one feed to import.');
  const settings = loadSettings();
  const feed = await readFeed(source);
  const outcome = await withDatabase(settings, (database) => importReleases(database, feed));
  for (const { version, status } of outcome) if (status !== 'unchanged') console.log(`${version}: ${status}`);
  const unchanged = outcome.filter(({ status }) => status === 'unchanged').length;
  console.log(`Releases: ${outcome.length}, of which unchanged: ${unchanged}.`);
});
