import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../paths';

const RUNTIME = 'node_modules/@module-federation/webpack-bundler-runtime';

const { resolve } = createRequire(import.meta.url);

/**
 * Writes a folder that the federation plugin's option `implementation` uses in place of the package `runtime-tools`:
 * with the adapter as the bundler runtime, and the package's own federation runtime. Returns its absolute path.
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
