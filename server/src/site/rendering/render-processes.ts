import type { RenderRequest, RenderResult } from '@holeshot/contract';
import type { PageBuild } from '../../builds/choose/resolve';
import type { CodeSet } from '../../builds/store/server-code';
import { createRenderProcess, type RenderProcess } from './render-process';
import { startProcess } from './start-process';

/** Maximum resident memory of a process, which takes about 100 MB with all builds of a site. */
const MAX_BYTES = 150 * 1024 * 1024;
/** How long a process may take to open a set, or to load a remote. */
const LOAD_MS = 5_000;
const IDLE_MS = 300_000;

interface PageJob {
  /** the owners of the process: candidates, or none for the process that published stable builds share */
  owners: readonly PageBuild[];
  set: CodeSet;
  /** the remote of the page; undefined for an unknown address */
  name: string | undefined;
  request: RenderRequest;
  limitMs: number;
}

export interface RenderProcesses {
  /** The address of the shell's font. */
  open: (owners: readonly PageBuild[], set: CodeSet) => Promise<string>;
  render: (job: PageJob) => Promise<RenderResult>;
  close: () => void;
}

interface Running {
  process: RenderProcess;
  /** loaded remotes, with their shell */
  loaded: Set<string>;
  idle: NodeJS.Timeout;
  stop: () => void;
}

interface ProcessesOptions {
  /** absolute folders of builds */
  folders: readonly string[];
  /** called when a process ended by itself or was killed, with the reason and the number of its pages */
  onEnd: (owners: readonly PageBuild[], reason: string, pages: number) => void;
  /** the Node that runs them; a parameter for tests */
  node?: string;
}

const getKey = (owners: readonly PageBuild[]): string =>
  owners.map(({ name, buildId }) => `${name} ${buildId}`).join(' ');

/**
 * Renders pages in one process per owner, because builds may hang, exit, or exhaust memory: then only pages of their
 * own process are lost. A process starts with its first page, restarts after it has ended, and stops after 5 min
 * without a page.
 */
export function createRenderProcesses({ folders, onEnd, node }: ProcessesOptions): RenderProcesses {
  const running = new Map<string, Running>();

  const start = (owners: readonly PageBuild[], key: string): Running => {
    const process = createRenderProcess({
      start: () => startProcess({ folders, node }),
      maxBytes: MAX_BYTES,
      onEnd(reason, pages) {
        clearTimeout(idle);
        if (!isStopped) onEnd(owners, reason, pages);
      },
    });
    let isStopped = false;
    const stop = () => {
      isStopped = true;
      running.delete(key);
      process.kill('is not needed');
    };
    const idle = setTimeout(stop, IDLE_MS).unref();
    const own = { process, loaded: new Set<string>(), idle, stop };
    running.set(key, own);
    return own;
  };
  const get = (owners: readonly PageBuild[]) => {
    const key = getKey(owners);
    const last = running.get(key);
    const found = last?.process.isAlive() ? last : start(owners, key);
    found.idle.refresh();
    return found;
  };

  const render = async ({ owners, set, name, request, limitMs }: PageJob): Promise<RenderResult> => {
    const { process, loaded } = get(owners);
    const code =
      name && `${set.shell.key} ${set.remotes.find(({ manifest }) => manifest.name === name)?.code.key}`;
    if (code && !loaded.has(code)) {
      await process.run({ set, load: name }, LOAD_MS);
      loaded.add(code);
    }
    return JSON.parse(await process.run({ set, url: request.url }, limitMs, request));
  };
  return {
    render,
    open: async (owners, set) => JSON.parse(await get(owners).process.run({ set, load: undefined }, LOAD_MS)),
    close() {
      for (const { stop } of running.values()) stop();
    },
  };
}
