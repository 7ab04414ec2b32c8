import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildMode, BuildSet } from '@holeshot/build';
import { tsImport } from 'tsx/esm/api';
import { compileBuilds } from './build/compile-builds';
import { developRemote } from './holeshot/develop-remote';
import { runPublish } from './publish/publish-command';
import { runRolloutCommand } from './rollout/rollout-command';
import { runRegistryCommand } from './rollout/run-registry';

/* The command of @holeshot/build, for the repository of one remote. It runs in the folder of rspack.config.ts. */
const USAGE = `Usage: holeshot build | dev | publish | rollout | registry, each with the arguments that its --help shows`;

async function loadBuild(mode?: BuildMode): Promise<BuildSet> {
  const file = path.resolve('rspack.config.ts');
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  const { build } = (await tsImport(pathToFileURL(file).href, import.meta.url)) as {
    build: (mode?: BuildMode) => BuildSet;
  };
  return build(mode);
}

const log = (line: string): void => console.log(line);
const COMMANDS: Record<string, (args: string[]) => Promise<unknown>> = {
  build: async () => compileBuilds({ log, builds: [await loadBuild()] }),
  dev: (args) => developRemote(args, () => loadBuild('development')),
  publish: async (args) => runPublish([await loadBuild()], args),
  rollout: runRolloutCommand,
  registry: runRegistryCommand,
};

const [name = '', ...args] = process.argv.slice(2);
const run = COMMANDS[name];
if (!run) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await run(args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
