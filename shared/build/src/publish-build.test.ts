import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildPlan } from './build-set';
import { findBuild } from './find-build';
import { publishBuild } from './publish-build';

const stats = { namedChunkGroups: { main: { assets: [{ name: 'main.js' }] } } };

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'holeshot-builds-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

/** Writes the compiled files of a shell build to the work folder of a process. */
function compile(process: string, code: string): BuildPlan {
  const buildId = '0123456789abcdef';
  const workFolder = path.join(parent, `${buildId}.${process}`);
  mkdirSync(workFolder);
  writeFileSync(path.join(workFolder, 'main.js'), code);
  const buildInfo = { buildName: 'holeshot', buildVersion: process };
  const federation = { metaData: { buildInfo }, shared: [], exposes: [] };
  writeFileSync(path.join(workFolder, 'mf-manifest.json'), JSON.stringify(federation));
  return {
    name: 'shell',
    buildId,
    mode: 'production' as const,
    global: null,
    folder: path.join(parent, buildId),
    workFolder,
    routeIds: [],
    provides: { react: '19.3.1' },
    shared: {},
    manifest: null,
  };
}

describe('publishBuild', () => {
  it('publishes the complete build in one step', async () => {
    const plan = compile('1', 'first();');
    expect(findBuild(plan.folder)).toBeUndefined();
    await publishBuild(plan, stats);
    expect(findBuild(plan.folder)).toMatchObject({ provides: { react: '19.3.1' }, shared: {} });
    expect(readdirSync(plan.folder).sort()).toEqual([
      'main.js',
      'main.js.br',
      'manifest.json',
      'mf-manifest.json',
      'mf-manifest.json.br',
    ]);
    expect(existsSync(plan.workFolder)).toBe(false);
  });

  it('publishes the manifest of the federation with its hash, and not its statistics', async () => {
    const plan = compile('1', 'first();');
    writeFileSync(path.join(plan.workFolder, 'mf-manifest-stats.json'), '{}');
    await publishBuild(plan, stats);
    const { files = {}, assets } = findBuild(plan.folder) ?? {};
    expect(Object.keys(files)).toEqual(['main.js', 'mf-manifest.json']);
    expect(assets).toEqual({});
    const federation = readFileSync(path.join(plan.folder, 'mf-manifest.json'), 'utf8');
    expect(JSON.parse(federation).metaData.buildInfo).toEqual({
      buildName: 'shell',
      buildVersion: plan.buildId,
    });
    expect(readdirSync(plan.folder)).not.toContain('mf-manifest-stats.json');
  });

  it('keeps the first when two processes publish the same build', async () => {
    const [first, second] = [compile('1', 'first();'), compile('2', 'second();')];
    await publishBuild(first, stats);
    const published = findBuild(first.folder);
    await publishBuild(second, stats);
    expect(findBuild(first.folder)).toEqual(published);
    expect(readdirSync(parent)).toEqual(['0123456789abcdef']);
  });

  it('does not replace a folder without a manifest', async () => {
    const plan = compile('1', 'first();');
    mkdirSync(plan.folder);
    writeFileSync(path.join(plan.folder, 'other.js'), '');
    await expect(publishBuild(plan, stats)).rejects.toThrow('ENOTEMPTY');
  });
});
