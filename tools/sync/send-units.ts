import type { DeliveryReply } from '@holeshot/contract/wire';
import type { EventBook } from './event-book';
import { readUnit, type Unit } from './scan-events';
import type { Outcome, SiteClient } from './site-client';
import type { SyncState } from './sync-state';

/** Why sending stopped before everything was sent. */
export type Interruption = Exclude<Outcome<unknown>, { kind: 'done' | 'refused' }>;

export interface Work {
  state: SyncState;
  site: SiteClient;
  log: (line: string) => void;
  book: EventBook;
}

/** A unit in log lines. */
export const getUnitName = (
  { eventId, raceId }: Pick<Unit, 'eventId' | 'raceId'>,
  book: EventBook,
): string =>
  raceId === undefined ? book.getName(eventId) : `race ${raceId.slice(0, 8)} of ${book.getName(eventId)}`;

/** The path of a unit in the sync API. */
export const getUnitPath = ({ eventId, raceId }: Pick<Unit, 'eventId' | 'raceId'>): string =>
  raceId === undefined ? `/events/${eventId}` : `/events/${eventId}/races/${raceId}`;

const eventKey = ({ eventId }: Unit): string => `${eventId}/Event.json`;

/** Whether the site can accept it: an event begins with Event.json, and comes before its races. */
const isSendable = (unit: Unit, state: SyncState): boolean =>
  state.isTaken(eventKey(unit)) || unit.hashes[eventKey(unit)] !== undefined;

/** The files of a unit to send: for an event those that differ, for a race all. */
function listNames(unit: Unit, state: SyncState): string[] {
  if (unit.raceId !== undefined) {
    const isSent = Object.entries(unit.hashes).every(([key, hash]) => state.hasSent(key, hash));
    return isSent ? [] : Object.keys(unit.files);
  }
  return Object.entries(unit.files)
    .filter(([name, { hash }]) => !state.hasSent(`${unit.eventId}/${name}`, hash))
    .map(([name]) => name);
}

/** The units that differ from the site's. */
export const listPending = (units: readonly Unit[], state: SyncState): Unit[] =>
  units.filter((unit) => isSendable(unit, state) && listNames(unit, state).length > 0);

/** `5 events and races, and 2 that the site does not take` */
export function countText(units: readonly Unit[], state: SyncState): string {
  const taken = units.filter((unit) =>
    state.isTaken(unit.raceId === undefined ? eventKey(unit) : `${unit.eventId}/${unit.raceId}`),
  ).length;
  const text = `${taken} events and races`;
  return taken === units.length ? text : `${text}, and ${units.length - taken} that the site does not take`;
}

/** Records and reports the outcome of a delivery. */
function settle(
  unit: Unit,
  { names, sequence, reply }: { names: readonly string[]; sequence: number; reply: DeliveryReply },
  { state, log, book }: Work,
  isQuiet: boolean,
): void {
  const faults = reply.faults.map(({ file, message }) => `\n    ${file} ${message}`).join('');
  const isNews = faults !== '' || !['created', 'changed', 'unchanged'].includes(reply.status);
  if (!isQuiet || isNews) log(`${getUnitName(unit, book)}: ${reply.status}${faults}`);
  state.raiseSequence(reply.sequence);
  // another sender used higher numbers for this part: the next pass sends it with still higher ones
  if (reply.status === 'outdated') return;
  const isEventGone = reply.status === 'refused' && reply.faults.some(({ file }) => file === 'Event.json');
  if (isEventGone && unit.raceId !== undefined) {
    state.forget(unit.eventId);
    return;
  }
  const sent = names.filter((name) => !reply.outdated.includes(name));
  const hashes =
    unit.raceId === undefined
      ? Object.fromEntries(sent.map((name) => [`${unit.eventId}/${name}`, unit.files[name]?.hash ?? '']))
      : unit.hashes;
  state.remember(hashes, reply.status === 'refused' ? 0 : sequence);
}

async function sendUnit(unit: Unit, work: Work, isQuiet: boolean): Promise<Interruption | undefined> {
  const { state, site, log, book } = work;
  const names = listNames(unit, state);
  const files = names.length > 0 ? await readUnit(unit, names) : undefined;
  // the next pass sends files that changed meanwhile
  if (!files) return undefined;
  const sequence = state.nextSequence();
  const outcome = await site.deliver(getUnitPath(unit), { sequence, files });
  if (outcome.kind === 'done') settle(unit, { names, sequence, reply: outcome.value }, work, isQuiet);
  else if (outcome.kind === 'refused') {
    log(`${getUnitName(unit, book)}: refused (${outcome.message}); it is sent again once it changes`);
    const changed = Object.fromEntries(
      Object.entries(unit.hashes).filter(([key, hash]) => !state.hasSent(key, hash)),
    );
    state.remember(changed, 0);
  } else return outcome;
  return undefined;
}

/** Deliveries of more units are not logged one by one. */
const MAX_NAMED = 5;
const PROGRESS_MS = 2_000;

/** Sends the units in sequence, and logs the progress from time to time. Stops at the first one without an answer. */
export async function sendUnits(units: readonly Unit[], work: Work): Promise<Interruption | undefined> {
  let loggedAtMs = Date.now();
  for (const [index, unit] of units.entries()) {
    const interruption = await sendUnit(unit, work, units.length > MAX_NAMED);
    if (interruption) return interruption;
    if (Date.now() - loggedAtMs < PROGRESS_MS) continue;
    loggedAtMs = Date.now();
    work.log(`${index + 1} of ${units.length} sent`);
  }
  return undefined;
}
