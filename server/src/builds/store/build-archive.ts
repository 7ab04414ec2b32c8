import { randomBytes } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';

/** Limits of a build. The shell has 2.8 MB as a zip, and 7.3 MB in 80 files. */
export const MAX_ARCHIVE_BYTES = 32 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 96 * 1024 * 1024;
const MAX_FILES = 1_000;

/** A name in the build's folder or in `server/`, so that no file leaves the folder to which a build is unpacked. */
const FILE_NAME = /^(server\/)?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$/;

/** An invalid zip. The message tells people why. */
export class ArchiveFault extends Error {
  override readonly name = 'ArchiveFault';
}

/** The files of a build by their names, with `/` in them. */
export type BuildFiles = ReadonlyMap<string, Uint8Array>;

/**
 * Unpacks the zip of a build in memory. Throws `ArchiveFault` for what is no zip, too large or too many files, and names
 * that a build does not have.
 */
export function readArchive(zip: Uint8Array): BuildFiles {
  let bytes = 0;
  let files = 0;
  const select = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!FILE_NAME.test(name)) throw new ArchiveFault(`The zip has a file with an unexpected name: ${name}.`);
    bytes += originalSize;
    files += 1;
    if (bytes > MAX_UNPACKED_BYTES || files > MAX_FILES)
      throw new ArchiveFault(
        `The zip has more than ${MAX_FILES} files, or more than ${MAX_UNPACKED_BYTES / 1024 / 1024} MB.`,
      );
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(zip, { filter: select })));
  } catch (error) {
    if (error instanceof ArchiveFault) throw error;
    throw new ArchiveFault('The body is not a whole zip.', { cause: error });
  }
}

/**
 * Writes the files of a build to `<folder>/<name>/<build id>/` atomically, by renaming a work folder. An existing build
 * stays unchanged.
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
    await Promise.all(
      [...files].map(([file, bytes]) => writeFile(path.join(work, file), bytes, { flush: true })),
    );
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
