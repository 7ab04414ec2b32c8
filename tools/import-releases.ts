import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/src/database';
import { fetchReleaseFeed, parseReleaseFeed, ReleaseFeedError } from '../server/src/outside/release-feed';
import { importReleases } from '../server/src/releases/import-releases';
import { loadSettings, SettingsError } from '../server/src/settings';
import { UsageError } from './site/run-command';

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

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.log(USAGE);
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new UsageError('Say which one feed to import.');
  const { dataDir, databaseUrl } = loadSettings();
  const feed = await readFeed(source);
  const database = await openDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    const outcome = await importReleases(database, feed);
    for (const { version, status } of outcome)
      if (status !== 'unchanged') console.log(`${version}: ${status}`);
    const unchanged = outcome.filter(({ status }) => status === 'unchanged').length;
    console.log(`Releases: ${outcome.length}, of which unchanged: ${unchanged}.`);
  } finally {
    await database.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const { message, code } = error as Error & { code?: string };
  const isUsage =
    error instanceof UsageError || error instanceof SettingsError || code?.startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? `${message}\n\n${USAGE}` : `The import stopped: ${message}`);
  process.exitCode = isUsage ? 2 : 1;
}
