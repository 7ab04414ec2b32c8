import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest, BuildRef } from '@holeshot/contract/wire';

/** Words of the event page, and their replacement in the other build. */
export const WORD = 'Hosted by';
export const OTHER_WORD = 'Flown with';

const builds = path.join(__dirname, '../../../dist/builds/mf-race');

export const refOf = ({ buildId, entry }: BuildManifest): BuildRef => ({
  buildId,
  integrity: entry.integrity,
});

/** Makes two builds of mf-race from the same sources, one of them with `OTHER_WORD` on the event page. */
export function buildBoth(): [stable: BuildManifest, other: BuildManifest] {
  const script = path.join(__dirname, 'build-variant.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, WORD, OTHER_WORD], {
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

/**
 * Publishes a copy of a build with a changed entry and the right hash, to test builds that are broken without anybody
 * noticing. Remove it with `removeBuild`.
 */
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
