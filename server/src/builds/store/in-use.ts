import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { isSlotName } from '@holeshot/contract';
import * as z from 'zod';

/** `in-use-<host>-<process>.json`: the candidates that a process of the site renders. */
const FILE = /^in-use-(.+)-(\d+)\.json$/;

const buildsSchema = z.array(z.object({ name: z.string().refine(isSlotName), buildId: z.string() }));

type Candidate = z.infer<typeof buildsSchema>[number];

/** Records on disk which candidates this process renders, until it ends normally. */
export interface InUse {
  /** Resolves when the record is written; after a failure the next call tries again. Call it before a build is rendered. */
  add: (build: Candidate) => Promise<void>;
  clear: () => Promise<void>;
}

/** Keeps its file in `folder`. */
export function createInUse(folder: string): InUse {
  const file = path.join(folder, `in-use-${hostname()}-${process.pid}.json`);
  const builds = new Map<string, Candidate>();
  let written = Promise.resolve();
  return {
    async add(build) {
      if (!builds.has(build.buildId)) {
        builds.set(build.buildId, build);
        const text = JSON.stringify([...builds.values()]);
        written = written
          .catch(() => undefined)
          .then(() => mkdir(folder, { recursive: true }))
          .then(() => writeFile(file, text));
        written.catch(() => builds.delete(build.buildId));
      }
      await written;
    },
    async clear() {
      await written.catch(() => undefined);
      await rm(file, { force: true });
    },
  };
}

/**
 * The candidates that processes of this machine rendered when they ended without `clear`: by a signal, lack of memory
 * or power failure. Returns each once.
 */
export async function takeUncleanEnds(folder: string): Promise<Candidate[]> {
  const names = await readdir(folder).catch(() => []);
  const uncleanNames = names.filter((name) => {
    const [, host, id] = FILE.exec(name) ?? [];
    return host === hostname() && (Number(id) === process.pid || !isRunning(Number(id)));
  });
  const builds = await Promise.all(
    uncleanNames.map(async (name) => {
      const file = path.join(folder, name);
      const text = await readFile(file, 'utf8').catch(() => '[]');
      await rm(file, { force: true });
      return readBuilds(text);
    }),
  );
  return builds.flat();
}

/** Empty for a file that is incomplete because its process ended while writing it. */
function readBuilds(text: string): Candidate[] {
  try {
    return buildsSchema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
