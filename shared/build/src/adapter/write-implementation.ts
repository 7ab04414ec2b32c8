import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../paths';

const RUNTIME = 'node_modules/@module-federation/webpack-bundler-runtime';

const { resolve } = createRequire(import.meta.url);

/**
 * Writes a folder for the federation plugin's option `implementation`, which stands for the package `runtime-tools`: the
 * plugin finds the adapter there as that package's bundler runtime, and the shell the package's own federation runtime.
 * Returns its absolute path.
 */
export function writeImplementation(adapter: 'host-runtime' | 'container-runtime'): string {
  const folder = path.join(projectRoot, 'node_modules/.cache/holeshot-federation', adapter);
  const target = path.join(folder, RUNTIME);
  mkdirSync(target, { recursive: true });
  // without its extension: that of an installed package is JavaScript
  const file = path.relative(target, path.join(import.meta.dirname, adapter)).replaceAll(path.sep, '/');
  write(path.join(target, 'index.js'), `export { default } from '${file}';\n`);
  write(path.join(target, 'package.json'), '{ "main": "index.js", "sideEffects": false }\n');
  const runtime = resolve('@module-federation/runtime-tools/runtime').replace(/cjs$/, 'js');
  write(path.join(folder, 'runtime.js'), `export * from ${JSON.stringify(runtime)};\n`);
  return folder;
}

/** Atomic, because builds may run concurrently. */
function write(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
