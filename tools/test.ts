import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '@holeshot/build';
import { findLocalServer, findTestServer } from '../server/src/testing/test-server';
import { findUnused, parseNotes, summarize } from './test/summarize';

/*
 * Runs checks one after the other, up to the first that fails: those of every commit, and with `more` the others. The
 * last lines say what was skipped and why. With `--ci` it fails when this machine has a PostgreSQL server that was not
 * used, and a failed test is run once more.
 */
const EVERY_COMMIT = [['check'], ['test:e2e']];
const MORE = [
  ['test:e2e', '--', '--more'],
  ['rehearse', '--', '--short'],
  // a fixed seed, so that it fails only because of a change; the long drill has a new one each time
  ['drill', '--', '--short', '--seed', '1'],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ci: { type: 'boolean', default: false } },
});
const server = await findTestServer();
const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-test-'));
const file = path.join(folder, 'notes');
const retries = values.ci ? { TEST_RETRIES: '1' } : {};
const env = { ...process.env, TEST_DATABASE_URL: server.url ?? '', TEST_NOTES_FILE: file, ...retries };
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const run = async (step: readonly string[]): Promise<number> => {
  const shell = process.platform === 'win32';
  const startMs = performance.now();
  const child = spawn('npm', ['run', ...step], { cwd: projectRoot, stdio: 'inherit', env, shell });
  const [code] = await once(child, 'exit');
  console.log(`\nnpm run ${step.join(' ')}: ${((performance.now() - startMs) / 60_000).toFixed(1)} min`);
  return Number(code ?? 1);
};

let failed: string | undefined;
for (const step of positionals.includes('more') ? MORE : EVERY_COMMIT) {
  if ((await run(step)) === 0) continue;
  failed = `npm run ${step.join(' ')} failed.`;
  break;
}
const notes = parseNotes(existsSync(file) ? readFileSync(file, 'utf8') : '');
const unused = values.ci ? findUnused(server, await findLocalServer(), notes) : undefined;
console.log(`\n${failed ?? 'All checks passed.'}\n${summarize(server, notes)}`);
if (unused) console.log(`Failed: ${unused}`);
process.exit((failed ?? unused) ? 1 : 0);
