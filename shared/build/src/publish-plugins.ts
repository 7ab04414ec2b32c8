import { rm } from 'node:fs/promises';
import type { Compiler, RspackPluginInstance, StatsCompilation } from '@rspack/core';
import type { BuildPlan } from './build-set';
import { publishBuild } from './publish-build';

interface CompiledSide {
  hasErrors: boolean;
  stats: StatsCompilation;
}

/**
 * Creates a plugin for each side of a build. They publish the build once both sides have compiled without errors; after
 * an error in production they delete the work folder. In watch mode a side that compiles again counts as missing until
 * it is done. Builds are published one after another, because a change can finish both sides at the same time.
 */
export function publishPlugins(
  plan: BuildPlan,
): [browser: RspackPluginInstance, server: RspackPluginInstance] {
  const compiled: Partial<Record<'browser' | 'server', CompiledSide>> = {};
  let lastPublish = Promise.resolve();
  const publish = (stats: StatsCompilation) => {
    lastPublish = lastPublish.catch(() => {}).then(() => publishBuild(plan, stats));
    return lastPublish;
  };
  const createPlugin = (side: 'browser' | 'server'): RspackPluginInstance => ({
    apply(compiler: Compiler) {
      compiler.hooks.watchRun.tap('PublishBuild', () => {
        delete compiled[side];
      });
      compiler.hooks.done.tapPromise('PublishBuild', async (stats) => {
        // read now, because in watch mode the compilation is discarded before the other side is done
        compiled[side] = {
          hasErrors: stats.hasErrors(),
          stats: stats.toJson({ all: false, chunkGroups: true }),
        };
        const { browser, server } = compiled;
        if (!browser || !server) return;
        if (!browser.hasErrors && !server.hasErrors) await publish(browser.stats);
        else if (plan.mode === 'production') await rm(plan.workFolder, { recursive: true, force: true });
      });
    },
  });
  return [createPlugin('browser'), createPlugin('server')];
}
