import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NewRemoteError, parseName } from './create-remote';
import { standaloneFiles } from './standalone-files';
import type { Versions } from './templates';

interface Standalone {
  /** absolute folder of this project */
  root: string;
  /** such as `mf-weather` or `weather` */
  name: string;
  /** absolute; it must not exist, or be empty */
  folder: string;
  /** absolute output folder of `npm run pack`; without it the packages come from a registry */
  packages?: string | undefined;
}

/** Creates a repository for a remote, outside of this one. Rejects with `NewRemoteError` without writing anything. */
export async function createStandalone({ root, name, folder, packages }: Standalone): Promise<void> {
  const short = parseName(name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new NewRemoteError(`${folder} is not empty.`);
  const versions = await readRanges(root);
  const files = standaloneFiles(short, { ...versions, ...(packages && listTarballs(packages)) });
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

interface PackageJson {
  version: string;
  dependencies: Versions;
  devDependencies: Versions;
}

/** Caret ranges of this project's versions, by package. */
async function readRanges(root: string): Promise<Versions> {
  const read = async (file: string) =>
    JSON.parse(await readFile(path.join(root, file, 'package.json'), 'utf8')) as PackageJson;
  const { dependencies, devDependencies } = await read('');
  const own = await Promise.all(
    readdirSync(path.join(root, 'shared')).map(async (folder) => [
      `@holeshot/${folder}`,
      (await read(`shared/${folder}`)).version,
    ]),
  );
  const versions: Versions = { ...dependencies, ...devDependencies, ...Object.fromEntries(own) };
  return Object.fromEntries(Object.entries(versions).map(([one, version]) => [one, `^${version}`]));
}

/** `file:` addresses of packed packages, by their names. */
function listTarballs(folder: string): Versions {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const found = files.flatMap((file) => {
    const name = /^holeshot-([a-z]+)-.*\.tgz$/.exec(file)?.[1];
    return name === undefined ? [] : [[`@holeshot/${name}`, `file:${path.join(folder, file)}`]];
  });
  if (found.length === 0) throw new NewRemoteError(`${folder} has no packages: run npm run pack.`);
  return Object.fromEntries(found);
}
