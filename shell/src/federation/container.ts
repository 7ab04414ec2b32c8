import { type PinnedFile, PROVIDED_GLOBAL } from '@holeshot/contract';
import type { RemoteModule } from '@holeshot/platform';
import { provided } from './provided';

/** What a federated build leaves in its global, of the container interface of Module Federation. */
export interface Container {
  get: (module: string) => Promise<() => unknown>;
}

const globals = globalThis as unknown as Record<string, unknown>;

// before any remote's code runs: containers are opened by this module alone
globals[PROVIDED_GLOBAL] = provided;

/** Starts a container whose script has run and returns what it exposes. Throws when it is not what it says. */
export async function openContainer(global: string): Promise<RemoteModule> {
  const container = globals[global] as Container | undefined;
  if (!container) throw new Error(`The script ran, but left no container ${global}`);
  const module = (await container.get('./remote'))();
  const { remote } = module as { remote?: RemoteModule };
  if (!remote?.pages || !remote.manifest) throw new Error(`${global} exposes no remote`);
  return remote;
}

/** Whether the page's own tags have brought the container already. */
export const hasContainer = (global: string): boolean => global in globals;

/** Runs a script, pinned by its hash. Rejects when it does not arrive, does not match, or takes too long. */
export function runScript(
  file: PinnedFile,
  { nonce, timeoutMs }: { nonce: string | undefined; timeoutMs: number },
) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => fail('took too long'), timeoutMs);
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${file.url} ${why}`));
    };
    script.src = file.url;
    script.async = true;
    script.integrity = file.integrity;
    script.crossOrigin = 'anonymous';
    if (nonce) script.nonce = nonce;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail('could not be loaded');
    document.head.append(script);
  });
}

const fetched = new Set<string>();

/**
 * Brings a script into the browser's cache ahead of its use. Not a preload link: one that failed would be handed to
 * the script's own load, which then fails too.
 */
export function prefetchScript(url: string): void {
  if (fetched.has(url) || document.querySelector(`script[src="${url}"]`)) return;
  fetched.add(url);
  fetch(url)
    .then((response) => response.arrayBuffer())
    .catch(() => fetched.delete(url));
}
