import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS, fromInstantMs, type LocalMs } from '@holeshot/domain';
import { and, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Database, isDatabaseAway, schema } from '../../database';
import { SYNC_SOURCE } from '../../events/write/store-content';
import type { LiveQueue } from '../../features/live/live-queue';
import { takeEvent } from '../../features/sync/take-event';
import { takeRace } from '../../features/sync/take-race';
import { fileClock } from '../../importing/file-clock';
import { completeRace, type DemoRace } from '../fly-event';
import { raceFiles } from '../race-files';
import { createRandom, type Random } from '../random';
import { chooseRace } from './choose-race';
import { createFlyingLease, RENEW_LEASE_MS } from './flying-lease';
import { listRaceMessages } from './race-messages';
import { findRunningEvent, type RunningEvent, toRaceToFly } from './running-event';

const { raceRevisions } = schema;

/** Delay of the file after the end of a race, as with the agent. */
const BEFORE_FILE_MS = 2_000;
const BETWEEN_RACES_MS = 20_000;
/** The event runs continuously, so older revisions of its races are deleted. */
const KEPT_REVISIONS = 4;

export interface RacePilotOptions {
  database: Database;
  queue: LiveQueue;
  log: Logger;
  /** how many times faster than the clock; 1 except in tests */
  speed?: number;
}

/**
 * Flies the races of the demo season's running event continuously. It sends notifications and then files, as the
 * desktop app and the agent do. Of several processes one flies, and another one when that ends. Returns a function that
 * stops it. Does nothing without such an event.
 */
export function flyDemoRaces(options: RacePilotOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const lease = createFlyingLease(options.database.db);
  const flyInTurn = async () => !(await lease.take()) || flyNextRace(options, signal);
  const fly = async () => {
    while (!signal.aborted && (await flyInTurn().catch(goOnWhenBack))) {
      await sleep(BETWEEN_RACES_MS / (options.speed ?? 1), undefined, { signal });
    }
  };
  const flying = fly().catch((error: unknown) => {
    if (!signal.aborted) options.log.error(error, 'The demo event stopped');
  });
  const renewing = setInterval(() => void lease.renew().catch(() => undefined), RENEW_LEASE_MS);
  return async () => {
    stopping.abort();
    clearInterval(renewing);
    await flying;
    await lease.release().catch(() => undefined);
  };
}

/** The demo goes on once the database answers again. */
function goOnWhenBack(error: unknown): boolean {
  if (!isDatabaseAway(error)) throw error;
  return true;
}

/** Flies one race; false when there is none. */
async function flyNextRace(options: RacePilotOptions, signal: AbortSignal): Promise<boolean> {
  const { database, queue, speed = 1 } = options;
  const event = await findRunningEvent(database.db);
  const choice = event && chooseRace(event.races);
  const stored = event?.races.find(({ id }) => id === choice?.raceId);
  if (!event || !choice || !stored) return false;
  const { timeZone } = event;
  const random = createRandom(`${stored.id} ${Date.now()}`);
  await moveToToday(database, event);
  for (const race of event.races.filter(({ id }) => choice.resetIds.includes(id)))
    await deliver(database, event, random, {
      ...toRaceToFly(event, race),
      flight: null,
      summaries: [],
      results: [],
    });
  const startInstantMs = Date.now();
  const start = fromInstantMs(startInstantMs, timeZone);
  const race = completeRace(random, event, toRaceToFly(event, stored), start);
  const messages = listRaceMessages({
    flight: race.flight,
    numbers: { round: stored.roundNumber, race: stored.raceNumber, raceType: stored.eventType },
    getName: event.getName,
    toInstant: (local) => startInstantMs + local - start,
  });
  for (const { at, message } of messages) {
    const waitMs = startInstantMs + (at - start) / speed - Date.now();
    if (waitMs > 0) await sleep(waitMs, undefined, { signal });
    queue.add(event.clubId, message);
  }
  await sleep(BEFORE_FILE_MS / speed, undefined, { signal });
  await queue.idle();
  await deliver(database, event, random, race);
  return true;
}

/** Delivers the file of a race as the agent does, and deletes revisions of earlier days. */
async function deliver(
  database: Database,
  event: RunningEvent,
  random: Random,
  race: DemoRace,
): Promise<void> {
  const { id: eventId, clubId } = event;
  const { revision = 0 } = await takeRace(
    database,
    { eventId, clubId, raceId: race.id, source: SYNC_SOURCE },
    { sequence: Date.now(), files: raceFiles(random, event, race) },
  );
  await database.db
    .delete(raceRevisions)
    .where(
      and(
        eq(raceRevisions.eventId, eventId),
        eq(raceRevisions.raceId, race.id),
        lte(raceRevisions.number, revision - KEPT_REVISIONS),
      ),
    );
}

/** An event that is flown for days takes place today. */
async function moveToToday(
  database: Database,
  { id: eventId, clubId, file, timeZone }: RunningEvent,
): Promise<void> {
  const today = fileClock(startOfDay(fromInstantMs(Date.now(), timeZone)));
  const start = String(file.Start);
  if (start.split(' ')[0] === today.split(' ')[0]) return;
  const files = { 'Event.json': [{ ...file, Start: today }] };
  await takeEvent(database, { eventId, clubId, source: SYNC_SOURCE }, { sequence: Date.now(), files });
}

const startOfDay = (local: LocalMs): LocalMs => Math.floor(local / DAY_MS) * DAY_MS;
