import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type BuildRef, currentBuildsSchema } from '@holeshot/contract/wire';
import { checkOutAndBuild, hasCommit, readLastRelease } from './check-out';

const root = path.join(__dirname, '../../..');
const commit = readLastRelease(root);
const folder = path.join(root, 'dist/previous', commit.slice(0, 12));

/** Whether this clone has the commit of the previous release; a shallow one has not. */
export const hasPreviousRelease = (): boolean => existsSync(folder) || hasCommit(root, commit);

/** Builds the previous release from its sources, unless that was done before. Returns its builds by name. */
export function buildPreviousRelease(): Record<string, BuildRef> {
  if (!existsSync(folder)) {
    const work = `${folder}.${process.pid}`;
    rmSync(work, { recursive: true, force: true });
    checkOutAndBuild(root, commit, work);
    renameSync(path.join(work, 'dist/builds'), folder);
    rmSync(work, { recursive: true, force: true });
  }
  return currentBuildsSchema.parse(JSON.parse(readFileSync(path.join(folder, 'current.json'), 'utf8')));
}

/** Puts the builds of the previous release where a site has published builds. */
export const copyPreviousRelease = (dataDir: string): void =>
  cpSync(folder, path.join(dataDir, 'builds'), { recursive: true });
