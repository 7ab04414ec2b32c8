import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { listImports, listSources, packageName, root } from './import-graph';
import { getLayer } from './import-rules';

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageJson;

const getDependencies = ({ dependencies, devDependencies }: PackageJson) => ({
  ...dependencies,
  ...devDependencies,
});

const sources = listSources().filter((file) => !file.startsWith('tests/'));
const folders = [...new Set(sources.map(getLayer))];
const pinnedVersions = getDependencies(readPackage(''));
const sharedVersions = Object.fromEntries(
  folders
    .filter((folder) => folder.startsWith('shared/'))
    .map((folder) => {
      const { name, version } = readPackage(folder);
      return [name, version];
    }),
);

/** Packages that a workspace imports, without itself and the modules of Node. */
function listImportedPackages(folder: string): string[] {
  const { name } = readPackage(folder);
  const packages = sources
    .filter((file) => getLayer(file) === folder)
    .flatMap(listImports)
    .map(({ specifier }) => specifier)
    .filter((specifier) => !/^(\.|node:)/.test(specifier) && !builtinModules.includes(specifier))
    .map(packageName);
  return [...new Set(packages)].filter(
    (imported) =>
      imported !== name && !(`@types/${imported}` in pinnedVersions && !(imported in pinnedVersions)),
  );
}

/** Each workspace lists its dependencies; the top-level package.json pins the versions. */
describe.each(folders)('the workspace %s', (folder) => {
  const dependencies = getDependencies(readPackage(folder));

  it('lists every package that it imports', () => {
    expect(listImportedPackages(folder).filter((imported) => !(imported in dependencies))).toEqual([]);
  });

  it('lists each package with the version of the top-level package.json', () => {
    const versions = { ...pinnedVersions, ...sharedVersions };
    expect(Object.entries(dependencies).filter(([name, version]) => versions[name] !== version)).toEqual([]);
  });
});
