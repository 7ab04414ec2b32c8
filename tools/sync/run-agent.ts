import { type FSWatcher, watch } from 'node:fs';
import { createStatus } from './create-status';
import { EventBook } from './event-book';
import { FileWatch } from './file-watch';
import { joinEvent } from './join-event';
import { relayNotifications } from './relay-notifications';
import { RemovalWatch, sendRemovals } from './removals';
import { scanEvents } from './scan-events';
import { countText, type Interruption, listPending, sendUnits } from './send-units';
import { openSite } from './site-client';
import { SyncState } from './sync-state';
import { tellNames } from './tell-names';
import { Wake } from './wake';

export interface AgentOptions {
  folder: string;
  site: string;
  key: string;
  stateFolder: string;
  log: (line: string) => void;
  /** port for the app's notifications, on this machine only; none if absent */
  notifyPort?: number | undefined;
  /** the event of the site that is joined with the app's event of that day */
  siteEventId?: string | undefined;
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
  /** between requests for the registrations, by which the site also knows that the agent runs */
  club: 60_000,
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
  siteEventId,
  ...rest
}: AgentOptions): Promise<boolean> {
  const {
    scan: scanMs,
    settle: settleMs,
    retry: retryMs,
    club: clubMs,
    longestRetry,
  } = { ...TIMES, ...times };
  const state = SyncState.open(rest.stateFolder, { folder, site: rest.site });
  const site = openSite(rest, signal);
  const files = new FileWatch();
  const removals = new RemovalWatch();
  const book = new EventBook(rest.site);
  const wake = new Wake();
  let isLockedOut = false;
  const onLockedOut = () => {
    isLockedOut = true;
    wake.ring();
  };
  const relay =
    notifyPort === undefined
      ? undefined
      : await relayNotifications({ port: notifyPort, site, log, onLockedOut, signal });
  const end = () => wake.ring();
  signal.addEventListener('abort', end);
  // a change does not end a pause that the site requested, nor the debounce of unsettled files
  let isIdle = false;
  const say = createStatus(log);
  const watcher = watchFolder(folder, () => isIdle && wake.ring());
  let isCompared = false;
  let clubRequestedAtMs = Number.NEGATIVE_INFINITY;
  let unjoined = siteEventId;
  let failures = 0;

  /** @returns the pause until the next pass, or undefined when the site rejects the key */
  const wait = (interruption: Interruption, pending: number): number | undefined => {
    if (interruption.kind === 'locked-out') return undefined;
    failures += 1;
    const backoffMs = Math.min(longestRetry, retryMs * 2 ** (failures - 1));
    say(`no answer from ${rest.site} (${interruption.message}); ${pending} to send, trying again`);
    return Math.max(backoffMs, interruption.retryMs ?? 0);
  };

  /** Compares the state with what the site has, once. @returns the interruption if the site does not answer */
  const compare = async (): Promise<Interruption | undefined> => {
    if (isCompared) return undefined;
    const outcome = await site.listEvents();
    if (outcome.kind === 'later' || outcome.kind === 'locked-out') return outcome;
    if (outcome.kind === 'done') state.compare(outcome.value);
    isCompared = true;
    return undefined;
  };

  /** One pass over the folder. @returns the pause until the next one, or undefined when the site rejects the key */
  const pass = async (): Promise<number | undefined> => {
    isIdle = false;
    const scan = await scanEvents(files, folder);
    const { units, unsettled } = scan;
    const unanswered = await compare();
    if (unanswered) return wait(unanswered, listPending(units, state).length);
    await book.read(units);
    const work = { state, site, log, book };
    const pending = listPending(units, state);
    const interruption =
      (await sendRemovals(removals.look(scan, state), work)) ?? (await sendUnits(pending, work));
    const left = listPending(units, state).length;
    if (interruption) return wait(interruption, left);
    failures = 0;
    if (left === 0) for (const line of book.listNews(pending.map(({ eventId }) => eventId))) log(line);
    const now = performance.now();
    const isDue = now - clubRequestedAtMs >= clubMs;
    if (unjoined && (pending.length > 0 || isDue) && (await joinEvent(unjoined, site, log)))
      unjoined = undefined;
    if (isDue) {
      clubRequestedAtMs = now;
      const outcome = await tellNames({ folder, site, log, say });
      if (outcome) return wait(outcome, left);
    }
    if (left > 0 || unsettled > 0) return settleMs;
    if (removals.isWaiting) return scanMs;
    isIdle = true;
    say(`everything is sent: ${countText(units, state)}; watching ${folder}`);
    return scanMs;
  };

  try {
    while (!signal.aborted) {
      const pauseMs = await pass().catch((error: Error) => {
        say(`the folder cannot be read (${error.message}); trying again`);
        return scanMs;
      });
      if (signal.aborted) break;
      if (pauseMs === undefined || isLockedOut) {
        log('the site does not take this key: it is wrong, replaced or revoked');
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
