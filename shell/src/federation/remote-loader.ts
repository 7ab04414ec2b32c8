import type { RemoteBuild, RemoteName, ResolvedRemote } from '@holeshot/contract';
import type { RemoteModule } from '@holeshot/platform';

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

interface LoaderDependencies {
  remotes: readonly ResolvedRemote[];
  /** opens a build, retrying once by itself */
  open: (build: RemoteBuild) => Promise<RemoteModule>;
  /** current time in ms; a parameter for tests, like `wait` */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

export type LoadRemote = (name: RemoteName) => Promise<RemoteModule>;

/**
 * Loads each remote once. If its build fails to open, the previous build is used. Throws `RemoteUnavailable` when that
 * fails too, or after 10 seconds in total; the next call tries again.
 */
export function createRemoteLoader(dependencies: LoaderDependencies): LoadRemote {
  const cache = new Map<RemoteName, Promise<RemoteModule>>();

  return (name) => {
    const cached = cache.get(name);
    if (cached) return cached;
    const loading = loadOne(dependencies, name);
    cache.set(name, loading);
    loading.catch(() => cache.delete(name));
    return loading;
  };
}

async function loadOne(dependencies: LoaderDependencies, name: RemoteName): Promise<RemoteModule> {
  const { remotes, open, now } = dependencies;
  const remote = remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new RemoteUnavailable(name, ['the server named no build of it']);

  const deadlineMs = now() + TOTAL_MS;
  const builds: RemoteBuild[] = remote.fallback ? [remote, remote.fallback] : [remote];
  const attempts: string[] = [];
  for (const build of builds) {
    const leftMs = deadlineMs - now();
    if (leftMs <= 0) break;
    try {
      return await Promise.race([open(build), rejectAfter(dependencies, leftMs)]);
    } catch (error) {
      attempts.push(`build ${build.buildId}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new RemoteUnavailable(name, attempts);
}

async function rejectAfter({ wait }: LoaderDependencies, ms: number): Promise<never> {
  await wait(ms);
  throw new Error('took too long');
}
