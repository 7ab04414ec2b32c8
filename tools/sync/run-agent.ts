import { type FSWatcher, watch } from 'node:fs';
import { createStatus } from './create-status';
import { FileWatch } from './file-watch';
import { relayNotifications } from './relay-notifications';
import { RemovalWatch, sendRemovals } from './removals';
import { scanEvents } from './scan-events';
import { type Interruption, listPending, sendUnits } from './send-units';
import { openSite } from './site-client';
import { SyncState } from './sync-state';
import { Wake } from './wake';

export interface AgentOptions {
  folder: string;
  site: string;
  key: string;
  stateFolder: string;
  log: (line: string) => void;
  /** port for the app's notifications, on this machine only; none if absent */
  notifyPort?: number | undefined;
  /** ends the agent */
  signal: AbortSignal;
  /** pauses in ms; tests shorten them */
  times?: Partial<typeof TIMES>;
}

const TIMES = {
  /** between scans of the folder */
  scan: 2_000,
  /** until the next scan while files are being written */
  settle: 300,
  /** after the first request without an answer; doubled after each further one */
  retry: 1_000,
  longestRetry: 60_000,
};

/** Calls `onChange` when something in the folder changes, if the system supports it. */
function watchFolder(folder: string, onChange: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { recursive: true }, onChange);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}

/**
 * Sends the events of a folder to a site, and then all changes, until `signal` aborts. Never writes to the folder.
 * Rejects when the port for notifications is in use.
 * @returns whether the signal ended it, rather than a key that the site rejects
 */
export async function runAgent({
  folder,
  log,
  signal,
  times,
  notifyPort,
  ...rest
}: AgentOptions): Promise<boolean> {
  const { scan: scanMs, settle: settleMs, retry: retryMs, longestRetry } = { ...TIMES, ...times };
  const state = SyncState.open(rest.stateFolder, { folder, site: rest.site });
  const site = openSite(rest, signal);
  const files = new FileWatch();
  const removals = new RemovalWatch();
  const wake = new Wake();
  const relay =
    notifyPort === undefined ? undefined : await relayNotifications({ port: notifyPort, site, log, signal });
  const end = () => wake.ring();
  signal.addEventListener('abort', end);
  // a change does not end a pause that the site requested, nor the debounce of unsettled files
  let isIdle = false;
  const say = createStatus(log);
  const watcher = watchFolder(folder, () => isIdle && wake.ring());
  let isCompared = false;
  let failures = 0;

  /** @returns the pause until the next pass, or undefined when the site rejects the key */
  const wait = ({ ...interruption }: Interruption, pending: number): number | undefined => {
    if (interruption.kind === 'locked-out') return undefined;
    failures += 1;
    const backoffMs = Math.min(longestRetry, retryMs * 2 ** (failures - 1));
    say(`no answer from ${rest.site} (${interruption.message}); ${pending} to send, trying again`);
    return Math.max(backoffMs, interruption.retryMs ?? 0);
  };

  const pass = async (): Promise<number | undefined> => {
    isIdle = false;
    const scan = await scanEvents(files, folder);
    const { units, unsettled } = scan;
    if (!isCompared) {
      const outcome = await site.listEvents();
      if (outcome.kind === 'later' || outcome.kind === 'locked-out')
        return wait(outcome, listPending(units, state).length);
      if (outcome.kind === 'done') state.compare(outcome.value);
      isCompared = true;
    }
    const work = { state, site, log };
    const interruption =
      (await sendRemovals(removals.look(scan, state), work)) ??
      (await sendUnits(listPending(units, state), work));
    const left = listPending(units, state).length;
    if (interruption) return wait(interruption, left);
    failures = 0;
    if (left > 0 || unsettled > 0) return settleMs;
    if (removals.isWaiting) return scanMs;
    isIdle = true;
    say(`everything is sent: ${units.length} events and races; watching ${folder}`);
    return scanMs;
  };

  try {
    while (!signal.aborted) {
      const pauseMs = await pass().catch((error: Error) => {
        say(`the folder cannot be read (${error.message}); trying again`);
        return scanMs;
      });
      if (signal.aborted) break;
      if (pauseMs === undefined) {
        log('the site does not take this key: it is wrong or revoked');
        return false;
      }
      await wake.pause(pauseMs);
    }
    return true;
  } finally {
    watcher?.close();
    await relay?.close();
    signal.removeEventListener('abort', end);
  }
}
