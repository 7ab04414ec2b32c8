import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildManifest, BuildRef } from '@holeshot/contract/wire';
import { lock } from 'proper-lockfile';
import { getRunFolder } from './start-site';

/** Words of the event page, and their replacement in the other build. */
export const WORD = 'Hosted by';
export const OTHER_WORD = 'Flown with';

const builds = path.join(__dirname, '../../../dist/builds/mf-race');

export const toBuildRef = ({ buildId, entry }: BuildManifest): BuildRef => ({
  buildId,
  integrity: entry.integrity,
});

/**
 * Makes two builds of mf-race from the same sources, one of them with `OTHER_WORD` on the event page; once per run, for
 * all test files.
 */
export async function buildBoth(): Promise<[stable: BuildManifest, other: BuildManifest]> {
  const file = path.join(getRunFolder(), 'both-builds.json');
  const release = await lock(getRunFolder(), {
    stale: 120_000,
    retries: { forever: true, maxTimeout: 1_000 },
  });
  try {
    if (!existsSync(file)) {
      const script = path.join(__dirname, 'build-variant.ts');
      const args = ['--import', 'tsx', script, WORD, OTHER_WORD];
      writeFileSync(file, (await promisify(execFile)(process.execPath, args)).stdout);
    }
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    await release();
  }
}

/** Publishes a copy of a build with a changed entry and the right hash: no check notices. Undo with `removeBuild`. */
export function changeEntry(build: BuildManifest, change: (entry: string) => string): BuildManifest {
  const original = readFileSync(path.join(builds, build.buildId, 'entry.js'), 'utf8');
  const entry = change(original);
  if (entry === original) throw new Error('The entry did not change');
  const buildId = createHash('sha256').update(entry).digest('hex').slice(0, 16);
  const folder = path.join(builds, buildId);
  cpSync(path.join(builds, build.buildId), folder, { recursive: true });
  rmSync(path.join(folder, 'entry.js.br'));
  writeFileSync(path.join(folder, 'entry.js'), entry);
  const manifest: BuildManifest = {
    ...build,
    buildId,
    entry: {
      url: `/builds/mf-race/${buildId}/entry.js`,
      integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
      bytes: Buffer.byteLength(entry),
    },
  };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  return manifest;
}

export const removeBuild = ({ buildId }: BuildManifest): void =>
  rmSync(path.join(builds, buildId), { recursive: true });
