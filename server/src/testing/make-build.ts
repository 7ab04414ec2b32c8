import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  CONTRACT_VERSION,
  getServerFile,
  type RemoteManifest,
  SLOT_NAMES,
  type SlotName,
} from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import { zipSync } from 'fflate';
import { getIntegrity } from '../builds/store/integrity';

export interface MadeBuild {
  manifest: BuildManifest;
  files: Map<string, Uint8Array>;
  zip(level?: 0 | 9): Buffer;
}

const VERSIONS = { react: '19.3.1', '@holeshot/platform': '1.4.0' };

/** A build with an entry and one page, at `/<name without mf->`. `digit` makes its id and its content. */
export function makeBuild(
  name: SlotName,
  digit = 'b',
  {
    routes,
    menu,
    ...changes
  }: Partial<BuildManifest> & Partial<Pick<RemoteManifest, 'routes' | 'menu'>> = {},
): MadeBuild {
  const buildId = digit.repeat(16);
  const files = new Map<string, Uint8Array>();
  const pin = (file: string, text: string) => {
    const content = Buffer.from(text);
    files.set(file, content);
    files.set(`${file}.br`, brotliCompressSync(content));
    return {
      url: `/builds/${name}/${buildId}/${file}`,
      integrity: getIntegrity(content),
      bytes: content.length,
    };
  };
  const short = name.replace('mf-', '');
  const ids = routes?.map(({ id }) => id) ?? [`${short}:page`];
  const remote: RemoteManifest | null =
    name === 'shell'
      ? null
      : {
          name,
          contractVersion: CONTRACT_VERSION,
          routes: routes ?? [{ id: `${short}:page`, path: `/${short}`, prefetch: [] }],
          dialogs: [],
          ...(menu && { menu }),
        };
  const manifest: BuildManifest = {
    name,
    buildId,
    global: remote && `${name.replaceAll('-', '_')}_${buildId}`,
    entry: pin('entry.js', `entry(${JSON.stringify(digit)});`),
    chunks: remote
      ? Object.fromEntries(ids.map((id, index) => [id, [pin(`page-${index}.js`, 'page();')]]))
      : {},
    assets: {},
    provides: remote ? {} : VERSIONS,
    shared: remote ? { react: '^19.3.1', '@holeshot/platform': '^1.2.0' } : {},
    remote,
    ...changes,
  };
  files.set(getServerFile(name), Buffer.from('module.exports = {};'));
  const plain = [...files].filter(([file]) => !file.endsWith('.br'));
  manifest.files = Object.fromEntries(plain.map(([file, bytes]) => [file, getIntegrity(bytes)]));
  files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  return { manifest, files, zip: (level = 9) => Buffer.from(zipSync(Object.fromEntries(files), { level })) };
}

/** A folder like that of `npm run build`, with the builds `a` of shell and remotes. */
export function makeBuildsFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-builds-'));
  const current = SLOT_NAMES.map((name) => {
    const { manifest, files } = makeBuild(name, 'a');
    const target = path.join(folder, name, manifest.buildId);
    mkdirSync(path.join(target, 'server'), { recursive: true });
    for (const [file, bytes] of files) writeFileSync(path.join(target, file), bytes);
    return [name, { buildId: manifest.buildId, integrity: manifest.entry.integrity }];
  });
  writeFileSync(path.join(folder, 'current.json'), JSON.stringify(Object.fromEntries(current)));
  return folder;
}
