import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@holeshot/build';
import { transformSync } from '@swc/core';
import facades from '../../shared/build/src/facades/facades.json';
import { pickVersions } from '../new-remote/templates';
import { bundleCommand } from './bundle-command';
import { compilePackages } from './compile-packages';
import { type PackageJson, packedJson } from './package-json';

const NAMES = ['contract', 'domain', 'client', 'platform', 'ui', 'testing', 'build'];

/** Dependencies of the command of @holeshot/build, and of the preset of @holeshot/testing. */
const BUILD_DEPENDENCIES = ['@rspack/dev-server', 'fflate', 'playwright-core', 'semver', 'tsx', 'zod'];
const TESTING_DEPENDENCIES = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  'jest',
  'jest-environment-jsdom',
];

const inProject = (file: string): string => path.join(projectRoot, file);
const readJson = <T>(file: string): T => JSON.parse(readFileSync(inProject(file), 'utf8')) as T;

const root = readJson<Record<'dependencies' | 'devDependencies', Record<string, string>>>('package.json');
const pick = (names: readonly string[]) =>
  pickVersions({ ...root.dependencies, ...root.devDependencies }, names);

/** Throws when the version of a package is not that of the record of its declarations. */
function checkVersion({ name, version }: PackageJson): void {
  const record = Object.entries(facades).find(([facade]) => facade === name || facade.startsWith(`${name}/`));
  if (record && record[1].version !== version)
    throw new Error(`${name} is ${version} and its record of declarations ${record[1].version}`);
}

const ADDED: Record<string, Parameters<typeof packedJson>[1]> = {
  build: { dependencies: pick(BUILD_DEPENDENCIES), bin: { holeshot: './bin/holeshot.mjs' } },
  testing: {
    dependencies: pick(TESTING_DEPENDENCIES),
    exports: { './jest-preset': './jest-preset.cjs' },
  },
};

/** Adds the files of a package that the compiler does not write. */
async function addFiles(name: string, folder: string): Promise<void> {
  if (name === 'build') {
    copyFileSync(inProject('shared/build/src/subset-font.cjs'), path.join(folder, 'dist/subset-font.cjs'));
    await bundleCommand(path.join(folder, 'bin'));
  }
  if (name !== 'testing') return;
  copyFileSync(inProject('tools/pack/jest-preset.cjs'), path.join(folder, 'jest-preset.cjs'));
  mkdirSync(path.join(folder, 'jest'));
  for (const file of ['asset.cjs', 'browser-environment.cjs', 'keep-compiled.cjs'])
    copyFileSync(inProject(`tests/jest/${file}`), path.join(folder, 'jest', file));
  const setup = readFileSync(inProject('tests/jest/component-setup.ts'), 'utf8');
  const { code } = transformSync(setup, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  writeFileSync(path.join(folder, 'jest/component-setup.cjs'), code);
}

/** Packs the packages that remotes are made with to `target`. Returns the paths of the `.tgz` files. */
export async function packAll(target: string): Promise<string[]> {
  const work = mkdtempSync(path.join(tmpdir(), 'holeshot-pack-'));
  try {
    const compiled = path.join(work, 'compiled');
    compilePackages(NAMES, { work, folder: compiled });
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    const files: string[] = [];
    for (const name of NAMES) {
      const source = readJson<PackageJson>(`shared/${name}/package.json`);
      checkVersion(source);
      const folder = path.join(work, name);
      cpSync(path.join(compiled, name, 'src'), path.join(folder, 'dist'), { recursive: true });
      await addFiles(name, folder);
      const json = JSON.stringify(packedJson(source, ADDED[name]), null, 2);
      writeFileSync(path.join(folder, 'package.json'), `${json}\n`);
      const args = ['pack', '--silent', '--pack-destination', target];
      files.push(path.join(target, execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }).trim()));
    }
    return files;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
