import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of the engine's module that its types lack. */
interface FileModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number }) => number };
    /** Throws errors of Node as those of the engine. */
    tryFSOperation: (act: () => void) => void;
  };
}

/**
 * The files of a data directory, which wait for the disk when the engine says `fsync`. Those of PGlite do not, so a power
 * cut could damage the database. Directories have no `nfd`: a file system writes a new name with its file.
 */
export class SyncedFiles extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const addSync = (module: unknown) => {
      const { NODEFS } = module as FileModule;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) NODEFS.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
    };
    return super.init(engine, { ...options, preRun: [...(options.preRun ?? []), addSync] });
  }
}

/** Waits until the disk has all files of a folder. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = openSync(join(entry.parentPath, entry.name), 'r+');
    fsyncSync(file);
    closeSync(file);
  }
}
