import { randomBytes } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildFiles } from './build-archive';

/**
 * Writes the files of a build to `<folder>/<name>/<build id>/`, all of them or none: to a work folder first, which is
 * renamed. A build that is there already stays as it is.
 */
export async function writeBuild(
  folder: string,
  { name, buildId }: { name: string; buildId: string },
  files: BuildFiles,
): Promise<void> {
  const target = path.join(folder, name, buildId);
  const work = `${target}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(path.join(work, 'server'), { recursive: true });
    await Promise.all([...files].map(([file, bytes]) => writeFile(path.join(work, file), bytes)));
    await rename(work, target);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    // renaming fails when the target has files
    const isThere = await access(path.join(target, 'manifest.json')).then(
      () => true,
      () => false,
    );
    if (!isThere) throw error;
  }
}
