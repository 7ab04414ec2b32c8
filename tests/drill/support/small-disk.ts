import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const BLOCK = 64 * 1024;

/** A file system in memory, which a drill fills and empties. */
export interface SmallDisk {
  /** a folder for data on it */
  folder: string;
  /** Fills it except for `freeBytes`. */
  fill(freeBytes: number): void;
  empty(): void;
  remove(): void;
}

/** Mounts a file system of `megabytes`; undefined where this user or system cannot. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const place = mkdtempSync(path.join(tmpdir(), 'holeshot-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place]);
  const filler = path.join(place, 'filler');
  const remove = (): void => {
    spawnSync('umount', ['-l', place]);
    rmSync(place, { recursive: true, force: true });
  };
  if (status !== 0) {
    rmSync(place, { recursive: true, force: true });
    return undefined;
  }
  process.on('exit', remove);
  return {
    folder: path.join(place, 'data'),
    fill(freeBytes) {
      const { bavail, bsize } = statfsSync(place);
      const file = openSync(filler, 'w');
      for (let left = bavail * bsize - freeBytes; left > 0; left -= BLOCK)
        writeSync(file, Buffer.alloc(Math.min(BLOCK, left), 1));
      closeSync(file);
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}
