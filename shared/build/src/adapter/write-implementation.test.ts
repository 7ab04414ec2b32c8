import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/* The plugin is made for Node, and not for Jest's modules: a process compiles. */
const PROJECT = path.join(__dirname, '../../../..');
const PLUGIN = pathToFileURL(path.join(__dirname, '../federation-plugin.ts')).href;
const COMPILE = `
  const { rspack } = await import('@rspack/core');
  const { federatedRemote, federatedShell } = await import(${JSON.stringify(PLUGIN)});
  const [role, folder] = process.argv.slice(1);
  const file = folder + '/module.js';
  const { aliases, plugins } = role === 'shell'
    ? federatedShell({ side: 'browser', buildId: 'test', mode: 'production' })
    : federatedRemote({ side: 'browser', global: 'mf_test', exposed: file, ranges: { react: '^19.3.1' } });
  const loader = 'builtin:swc-loader';
  const options = { jsc: { parser: { syntax: 'typescript' } } };
  const stats = await new Promise((resolve, reject) =>
    rspack({
      mode: 'production',
      context: process.cwd(),
      entry: role === 'shell' ? { entry: file } : {},
      plugins,
      output: { path: folder + '/out', filename: '[name].js', publicPath: 'auto', uniqueName: 'mf_test' },
      resolve: { alias: aliases, extensions: ['.ts', '.js'], modules: [process.cwd() + '/node_modules'] },
      module: { rules: [{ test: /\\.ts$/, loader, options }] },
    }, (error, result) => (error ? reject(error) : resolve(result))));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));`;

it.each([
  ['shell', 'to provide'],
  ['remote', 'is wanted, offered is'],
])('the plugin takes the adapter of a %s as its bundler runtime, by its option', (role, words) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-container-'));
  try {
    writeFileSync(
      path.join(folder, 'module.js'),
      'import { useState } from "react"; export default useState;',
    );
    const flags = ['--import', 'tsx', '--input-type=module', '--eval', COMPILE, role, folder];
    execFileSync(process.execPath, flags, { cwd: PROJECT, stdio: 'pipe' });
    const entry = readFileSync(path.join(folder, 'out/entry.js'), 'utf8');
    expect(entry).toContain(words);
    // the plugin's own runtime has some 60 kB
    expect(entry.length).toBeLessThan(40_000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
