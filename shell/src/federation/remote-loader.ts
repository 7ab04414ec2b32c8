import type { RemoteBuild, RemoteName, ResolvedRemote } from '@holeshot/contract';
import type { RemoteModule } from '@holeshot/platform';

/** Limit for one build: its entry, and the chunk of the requested part. */
const STEP_MS = 6_000;
const TOTAL_MS = 10_000;

/** Thrown when no build of a remote could be loaded. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';

  constructor(
    readonly remote: RemoteName,
    readonly attempts: readonly string[],
  ) {
    super(`${remote} could not be loaded: ${attempts.join('; ')}`);
  }
}

/** A failure of a build in this page. */
export interface BuildFault {
  /** `given-up`: an older build works, and replaces this one for the rest of the document */
  kind: 'load-failure' | 'crash' | 'given-up';
  name: RemoteName;
  buildId: string;
  error: unknown;
}

/** Selects a part of a remote, such as a page, and loads its chunk. */
export type TakePart<T> = (remote: RemoteModule) => Promise<T>;

export interface RemoteLoader {
  /**
   * Loads a part of a remote. A build that fails to open, or whose part fails to load, is given up for the next older
   * one. Throws `RemoteUnavailable` when all fail, or after 10 seconds in total; the next call tries again.
   */
  load: <T>(name: RemoteName, take: TakePart<T>) => Promise<{ part: T; build: RemoteBuild }>;
  /** False once the build was given up. */
  isInUse: (build: RemoteBuild) => boolean;
  /** Called when a page of the build threw. Returns whether the build was given up for an older one. */
  crash: (name: RemoteName, build: RemoteBuild, error: unknown) => boolean;
}

interface LoaderDependencies {
  remotes: readonly ResolvedRemote[];
  /** opens a build, retrying once by itself; rejects with `RemoteUnavailable` when no build can be opened */
  open: (name: RemoteName, build: RemoteBuild) => Promise<RemoteModule>;
  report: (fault: BuildFault) => void;
  /** current time in ms; a parameter for tests, like `wait` */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

export function createRemoteLoader({ remotes, open, report, now, wait }: LoaderDependencies): RemoteLoader {
  const opened = new Map<RemoteBuild, Promise<RemoteModule>>();
  const givenUp = new Set<RemoteBuild>();

  const openOnce = (name: RemoteName, build: RemoteBuild): Promise<RemoteModule> => {
    const opening = opened.get(build) ?? open(name, build);
    opened.set(build, opening);
    return opening;
  };
  /** Returns the build, or its newest fallback, that has not been given up. */
  const findInUse = (build: RemoteBuild | undefined): RemoteBuild | undefined =>
    build && givenUp.has(build) ? findInUse(build.fallback) : build;
  const reportFault = (
    kind: BuildFault['kind'],
    name: RemoteName,
    { buildId }: RemoteBuild,
    error?: unknown,
  ) => report({ kind, name, buildId, error });
  const giveUp = (name: RemoteName, build: RemoteBuild) => {
    givenUp.add(build);
    reportFault('given-up', name, build);
  };
  const rejectAfter = async (ms: number): Promise<never> => {
    await wait(ms);
    throw new Error('took too long');
  };

  return {
    isInUse: (build) => !givenUp.has(build),
    crash(name, build, error) {
      reportFault('crash', name, build, error);
      if (!findInUse(build.fallback)) return false;
      giveUp(name, build);
      return true;
    },
    async load(name, take) {
      const deadlineMs = now() + TOTAL_MS;
      const failed: RemoteBuild[] = [];
      const attempts: string[] = [];
      let build = findInUse(remotes.find((remote) => remote.name === name));
      while (build && now() < deadlineMs) {
        try {
          const part = await Promise.race([
            openOnce(name, build).then(take),
            rejectAfter(Math.min(STEP_MS, deadlineMs - now())),
          ]);
          // another call may have given it up meanwhile
          if (!givenUp.has(build)) {
            for (const one of failed) giveUp(name, one);
            return { part, build };
          }
        } catch (error) {
          opened.delete(build);
          if (error instanceof RemoteUnavailable) throw error;
          failed.push(build);
          attempts.push(`build ${build.buildId}: ${error instanceof Error ? error.message : String(error)}`);
          reportFault('load-failure', name, build, error);
        }
        build = findInUse(build.fallback);
      }
      throw new RemoteUnavailable(name, attempts);
    },
  };
}
