import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compiler, RspackPluginInstance, Stats } from '@rspack/core';
import type { BuildPlan } from './build-set';
import { findBuild } from './find-build';
import { publishPlugins } from './publish-plugins';

const chunkGroups = { namedChunkGroups: { main: { assets: [{ name: 'main.js' }] } } };
const stats = { hasErrors: () => false, toJson: () => chunkGroups } as unknown as Stats;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'holeshot-builds-'));
  writeFileSync(path.join(folder, 'main.js'), 'start();');
});
afterEach(() => rmSync(folder, { recursive: true }));

const plan = (): BuildPlan => ({
  name: 'shell',
  buildId: '0123456789abcdef',
  mode: 'development',
  global: null,
  folder,
  workFolder: folder,
  routeIds: [],
  provides: {},
  shared: {},
  manifest: null,
});

/** Applies the plugin to a fake compiler, and returns the hooks that it taps. */
function getCompiler(plugin: RspackPluginInstance) {
  const hooks = { watchRun: () => {}, done: async (_: Stats) => {} };
  const compiler = {
    hooks: {
      watchRun: { tap: (_: string, run: typeof hooks.watchRun) => Object.assign(hooks, { watchRun: run }) },
      done: { tapPromise: (_: string, run: typeof hooks.done) => Object.assign(hooks, { done: run }) },
    },
  };
  plugin.apply(compiler as unknown as Compiler);
  return hooks;
}

describe('publishPlugins', () => {
  it('publishes when browser and server build are done', async () => {
    const [browser, server] = publishPlugins(plan()).map(getCompiler);
    await browser?.done(stats);
    expect(findBuild(folder)).toBeUndefined();
    await server?.done(stats);
    expect(findBuild(folder)).toBeDefined();
  });

  it('waits for a side that compiles again', async () => {
    const [browser, server] = publishPlugins(plan()).map(getCompiler);
    await Promise.all([browser?.done(stats), server?.done(stats)]);
    rmSync(path.join(folder, 'manifest.json'));
    browser?.watchRun();
    await server?.done(stats);
    expect(findBuild(folder)).toBeUndefined();
    await browser?.done(stats);
    expect(findBuild(folder)).toBeDefined();
  });

  it('publishes one after another when both sides finish at the same time', async () => {
    const [browser, server] = publishPlugins(plan()).map(getCompiler);
    await Promise.all([browser?.done(stats), server?.done(stats)]);
    for (let edit = 0; edit < 20; edit++) {
      await Promise.all([browser?.done(stats), server?.done(stats)]);
    }
    expect(findBuild(folder)).toBeDefined();
  });
});
