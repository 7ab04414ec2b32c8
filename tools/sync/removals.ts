import type { Scan, Unit } from './scan-events';
import { getUnitName, getUnitPath, type Interruption, type Work } from './send-units';
import type { SyncState } from './sync-state';

/** An event or a race whose folder no longer exists. */
export type Removal = Pick<Unit, 'eventId' | 'raceId'>;

const toRemoval = (key: string): Removal => {
  const [eventId = '', raceId] = key.split('/');
  return raceId === undefined ? { eventId } : { eventId, raceId };
};
const getKey = ({ eventId, raceId }: Removal): string =>
  raceId === undefined ? eventId : `${eventId}/${raceId}`;

/**
 * Finds sent races and events whose folder two scans in a row did not find: a program that replaces a folder removes it
 * for a moment. An event includes its races.
 */
export class RemovalWatch {
  private missing = new Set<string>();

  look({ folders }: Pick<Scan, 'folders'>, state: SyncState): Removal[] {
    const missing = new Set(state.listTaken().filter((key) => !folders.has(key)));
    const twice = [...missing].filter((key) => this.missing.has(key));
    this.missing = missing;
    return twice
      .map(toRemoval)
      .filter(({ eventId, raceId }) => raceId === undefined || !missing.has(eventId));
  }

  /** Whether missing folders may be removed after the next scan. */
  get isWaiting(): boolean {
    return this.missing.size > 0;
  }
}

/** Reports removals to the site. Stops at the first request without an answer. */
export async function sendRemovals(
  removals: readonly Removal[],
  { state, site, log, book }: Work,
): Promise<Interruption | undefined> {
  for (const removal of removals) {
    const outcome = await site.remove(getUnitPath(removal), state.nextSequence());
    if (outcome.kind !== 'done' && outcome.kind !== 'refused') return outcome;
    log(
      `${getUnitName(removal, book)}: ${outcome.kind === 'done' ? removedText(outcome.value.status) : outcome.message}`,
    );
    state.forget(getKey(removal));
    if (outcome.kind === 'done') state.raiseSequence(outcome.value.sequence);
  }
  return undefined;
}

const removedText = (status: string): string =>
  status === 'changed' ? 'its folder is gone, removed from the site' : `its folder is gone (${status})`;
