import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listImports, listSources, root } from './import-graph';

interface PackageJson {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

const readJson = (file: string): PackageJson =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as PackageJson;

const sources = listSources();
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const getImports = (files: readonly string[]) => new Set(files.flatMap(listImports).map(({ to }) => to));
const imported = getImports(sources.filter((file) => !isTest(file)));
const importedByTests = getImports(sources.filter(isTest));
const folders = readdirSync(root).filter((name) => /^(mf-|shell$)/.test(name));
const scripts = ['', ...folders].flatMap((folder) =>
  Object.values(readJson(path.join(folder, 'package.json')).scripts ?? {}),
);

const IMPORTED = [
  'react',
  'react-dom',
  'react-router-dom',
  '@module-federation/enhanced',
  '@rspack/core',
  'styled-components',
  'echarts',
  'echarts-for-react',
  'mapbox-gl',
  'immer',
];

/** The packages that the product must use (docs/decisions/0006, 0007, 0008), each for its purpose. */
describe('the required package', () => {
  const { dependencies, devDependencies } = readJson('package.json');
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, PackageJson>;
  };

  it.each([...IMPORTED, '@rspack/cli', 'jest', '@testing-library/react'])(
    '%s is a dependency, pinned exactly and locked',
    (name) => {
      const version = dependencies?.[name] ?? devDependencies?.[name];
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(packages[`node_modules/${name}`]?.version).toBe(version);
    },
  );

  it.each(IMPORTED)('%s is imported by code other than tests', (name) => {
    expect(imported).toContain(name);
  });

  it('@testing-library/react is imported by component tests', () => {
    expect(importedByTests).toContain('@testing-library/react');
  });

  it.each([
    ['@rspack/cli', /\brspack(\.js)? (build|serve|dev)\b/],
    ['jest', /\bjest\b/],
  ])('%s is run by a script', (_name, command) => {
    expect(scripts.some((script) => command.test(script))).toBe(true);
  });
});
