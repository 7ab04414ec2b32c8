import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { baseConfig, buildsFolder, projectRoot } from '@holeshot/build';
import { type Configuration, rspack } from '@rspack/core';
import { runCompiler } from './run-compiler';

/** The server expects it beside the builds. */
const WORKER_FOLDER = path.join(buildsFolder, '../worker');
const WORKER_FILE = 'worker.js';

function getConfig(folder: string): Configuration {
  const base = baseConfig({ namespace: 'worker', side: 'browser', mode: 'production' });
  return {
    ...base,
    name: 'worker',
    target: ['webworker', 'es2022'],
    entry: path.join(projectRoot, 'shell/src/worker/main.ts'),
    output: { path: folder, filename: WORKER_FILE },
  };
}

/** Builds the service worker as one file. Returns its path. */
export async function buildWorker(folder = WORKER_FOLDER): Promise<string> {
  const work = `${folder}.${process.pid}`;
  await runCompiler(rspack(getConfig(work)));
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, WORKER_FILE);
  await rename(path.join(work, WORKER_FILE), file);
  await rm(work, { recursive: true });
  return file;
}
