import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@holeshot/build';
import { findOrInstallBrowser } from './browser/find-browser';
import { buildSite } from './build/build-site';
import { listJourneys } from './check/journeys';
import { spawnJest } from './jest';

/*
 * `npm run check`: lint, types, unused code, and the tests that need no browser. `npm run check -- mf-race`: only tests
 * of that workspace and of what imports it; for a remote also end-to-end tests, with the last builds of others.
 */
const [workspace] = process.argv.slice(2);
if (workspace !== undefined && !existsSync(path.join(projectRoot, workspace, 'package.json'))) {
  console.error(`There is no workspace ${workspace}. Name its folder, such as mf-race or shared/ui.`);
  process.exit(2);
}

/** Runs a script of package.json, and prints its output when it ends. */
async function runQuietly(script: string): Promise<boolean> {
  const startMs = performance.now();
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += String(part)));
  const [code] = await once(child, 'close');
  const how = code === 0 ? 'passed' : 'FAILED';
  console.log(`${script} ${how} in ${Math.round((performance.now() - startMs) / 1000)} s\n${text}`);
  return code === 0;
}

/** The source files in a folder of the project, tests included. */
const listSources = (folder: string): string[] =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
    .map((file) => path.join(folder, file));

async function runTests(): Promise<boolean> {
  const args =
    workspace === undefined
      ? []
      : ['--findRelatedTests', ...[workspace, 'tests/architecture'].flatMap(listSources)];
  const [code] = await once(spawnJest({ args }), 'exit');
  return code === 0;
}

/** Builds the remote and opens its pages in a browser. */
async function runJourneys(remote: string, journeys: readonly string[]): Promise<boolean> {
  await buildSite({ only: remote });
  await findOrInstallBrowser();
  const args = ['--config', 'jest.e2e.config.mjs', `e2e/(${journeys.join('|')})\\.e2e`];
  const [code] = await once(spawnJest({ args, env: { E2E_REMOTE: remote } }), 'exit');
  return code === 0;
}

const checks = ['lint', 'typecheck', 'unused'];
const passed = await Promise.all([...checks.map(runQuietly), runTests()]);
checks.push('tests');
const journeys = workspace === undefined ? [] : listJourneys(workspace);
if (workspace !== undefined && journeys.length > 0) {
  checks.push('end-to-end tests');
  passed.push(await runJourneys(workspace, journeys));
}
const failed = checks.filter((_, index) => !passed[index]);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nPassed: ${checks.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
