import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, fault, fine, warn } from './finding';

const WHAT = 'Disk';
const GIGABYTE = 1e9;
const LITTLE_BYTES = 2 * GIGABYTE;

/** Whether DATA_DIR takes files, and how much space is left there. */
export async function checkDisk(dataDir: string): Promise<Finding[]> {
  const file = path.join(dataDir, `.doctor-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, 'x');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [
      code === 'ENOSPC'
        ? fault(WHAT, `The disk of ${dataDir} is full.`, 'Make room there.')
        : fault(
            WHAT,
            `The site cannot write to ${dataDir} (${code}).`,
            "Give the folder to the site's user, or set DATA_DIR to another one.",
          ),
    ];
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
  const { bavail, bsize } = await statfs(dataDir);
  const bytes = bavail * bsize;
  const found = `${(bytes / GIGABYTE).toFixed(1)} GB are free in ${dataDir}.`;
  return [bytes < LITTLE_BYTES ? warn(WHAT, found, 'Make room there soon.') : fine(WHAT, found)];
}
