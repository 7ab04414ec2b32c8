import type { RemoteBuild, RemoteName, ResolvedRemote } from '@holeshot/contract';
import type { RemoteModule } from '@holeshot/platform';

const STEP_MS = 6_000;
const TOTAL_MS = 10_000;
const RETRY_AFTER_MS = 250;

/** A remote whose every build failed. The page around it goes on. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';

  constructor(
    readonly remote: RemoteName,
    readonly attempts: readonly string[],
  ) {
    super(`${remote} could not be loaded: ${attempts.join('; ')}`);
  }
}

interface LoaderParts {
  remotes: readonly ResolvedRemote[];
  hasContainer: (global: string) => boolean;
  runScript: (build: RemoteBuild, timeoutMs: number) => Promise<void>;
  openContainer: (global: string) => Promise<RemoteModule>;
  now: () => number;
  /** resolves after a pause of about that long */
  pause: (ms: number) => Promise<void>;
}

export type LoadRemote = (name: RemoteName) => Promise<RemoteModule>;

/**
 * Loads remotes, each once. A build that does not come is asked for once more, then the older build is taken;
 * when that fails too, `RemoteUnavailable`, and the next call starts afresh.
 */
export function createRemoteLoader(parts: LoaderParts): LoadRemote {
  const loading = new Map<RemoteName, Promise<RemoteModule>>();

  return (name) => {
    const known = loading.get(name);
    if (known) return known;
    const started = loadOne(parts, name);
    loading.set(name, started);
    started.catch(() => loading.delete(name));
    return started;
  };
}

async function loadOne(parts: LoaderParts, name: RemoteName): Promise<RemoteModule> {
  const remote = parts.remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new RemoteUnavailable(name, ['the server named no build of it']);

  const deadlineMs = parts.now() + TOTAL_MS;
  const builds: RemoteBuild[] = remote.fallback ? [remote, remote, remote.fallback] : [remote, remote];
  const attempts: string[] = [];
  for (const [index, build] of builds.entries()) {
    const leftMs = deadlineMs - parts.now();
    if (leftMs <= 0) break;
    if (index === 1) await parts.pause(RETRY_AFTER_MS);
    try {
      if (!parts.hasContainer(build.global)) await parts.runScript(build, Math.min(STEP_MS, leftMs));
      return await parts.openContainer(build.global);
    } catch (error) {
      attempts.push(`build ${build.buildId}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new RemoteUnavailable(name, attempts);
}
