import path from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Whether this package is installed in a repository that has one remote and nothing else. */
export const isInstalled = packageFolder.split(path.sep).includes('node_modules');

/** The folder of the top-level package.json, in which an installed package is run. */
export const projectRoot = isInstalled ? process.cwd() : path.resolve(packageFolder, '../..');

/** The absolute folder of the shell's or a remote's sources, budget and configuration. */
export const getSourceFolder = (name: string): string =>
  isInstalled ? projectRoot : path.join(projectRoot, name);
