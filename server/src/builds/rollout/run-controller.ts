import { findSlot, listSlots, type SlotName } from '@holeshot/contract';
import type { Registry, Rollout, WireVerdict } from '@holeshot/contract/wire';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Database, isDatabaseAway, type Queryable, schema } from '../../database';
import { eventState } from '../../events/read/event-state';
import { isVisible, timeZone } from '../../events/read/list-events';
import { runRepeatedly } from '../../process/run-repeatedly';
import type { PageBuild } from '../choose/resolve';
import { changeSlot } from '../registry/change-registry';
import { appendRegistry, findRegistry, RegistryConflict } from '../registry/registry';
import { judgeRollout, type RolloutFigures } from './controller';
import { readRolloutFigures } from './read-figures';

const { clubs, events, liveRaces } = schema;

/** Older notifications belong to a race that was never ended. */
const RACE_MS = 3_600_000;

/** Whether an event of these clubs takes place at `nowMs`, by its dates or because one of its races is in progress. */
export async function isAnyEventLive(
  db: Queryable,
  clubIds: readonly number[],
  nowMs: number,
): Promise<boolean> {
  if (clubIds.length === 0) return false;
  const isOfClubs = inArray(events.clubId, [...clubIds]);
  const now = sql`${new Date(nowMs).toISOString()}::timestamptz`;
  // by dates that may be wrong by a time zone, and for events of up to a week
  const isNear = sql`${events.startInstant} between ${now} - interval '8 days' and ${now} + interval '1 day'`;
  const near = await db
    .select({
      startMs: events.startMs,
      endMs: events.endMs,
      timeZone,
      isClosed: events.isClosed,
      isVisible: sql<boolean>`${isVisible}`,
    })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(isOfClubs, isNear));
  if (near.some((event) => eventState(event, nowMs) === 'running')) return true;
  const races = await db
    .select({ raceId: liveRaces.raceId })
    .from(liveRaces)
    .innerJoin(events, eq(events.id, liveRaces.eventId))
    .where(and(isOfClubs, isNull(liveRaces.endMs), gt(liveRaces.at, new Date(nowMs - RACE_MS))))
    .limit(1);
  return races.length > 0;
}

interface ControllerOptions {
  database: Database;
  log: Logger;
}

/** The build that a candidate is compared with: the stable one, or the shell's for the first build of a new remote. */
function findCompared(registry: Registry, name: SlotName): PageBuild {
  const stable = findSlot(registry, name)?.stable;
  if (stable) return { name, buildId: stable.buildId };
  return { name: 'shell', buildId: registry.shell.stable?.buildId ?? '' };
}

export interface RunningRollout {
  registry: Registry;
  name: SlotName;
  rollout: Rollout;
}

/** A rollout's figures at `nowMs`, and what the controller makes of them. */
export async function judgeNow(
  database: Database,
  { registry, name, rollout }: RunningRollout,
  nowMs: number,
): Promise<{ figures: RolloutFigures; verdict: WireVerdict }> {
  const [figures, isFrozen] = await Promise.all([
    readRolloutFigures(database, name, rollout, findCompared(registry, name)),
    isAnyEventLive(database.db, rollout.cohort.clubIds, nowMs),
  ]);
  return { figures, verdict: judgeRollout(name, rollout, figures, { nowMs, isFrozen }) };
}

/** The change that a verdict causes; undefined for none. */
function findChange({ state }: WireVerdict, { steps, step, build }: Rollout) {
  if (state === 'rolling-back') return { action: 'rollback', buildId: build.buildId } as const;
  if (state !== 'advancing') return undefined;
  return { action: steps[step + 1] ? 'advance' : 'promote' } as const;
}

const MESSAGES = {
  rollback: 'rolled back a build',
  advance: 'advanced a rollout',
  promote: 'promoted a build',
};

/**
 * Judges each running rollout at `nowMs`, and rolls back, advances or promotes it. Skips rollouts that changed
 * meanwhile until the next run.
 */
export async function checkRollouts({ database, log }: ControllerOptions, nowMs: number): Promise<void> {
  let current = await findRegistry(database);
  if (!current) return;
  for (const { name, slot } of listSlots(current.registry)) {
    const { rollout } = slot;
    if (!rollout) continue;
    const { verdict } = await judgeNow(database, { registry: current.registry, name, rollout }, nowMs);
    const change = findChange(verdict, rollout);
    if (!change) continue;
    const registry = changeSlot(current.registry, name, change, new Date(nowMs).toISOString());
    const why = verdict.reason;
    try {
      current = await appendRegistry(database, { after: current, registry, who: 'controller', why });
    } catch (error) {
      if (error instanceof RegistryConflict) return;
      throw error;
    }
    const { buildId } = rollout.build;
    const level = change.action === 'rollback' ? 'error' : 'info';
    log[level]({ name, buildId, why }, MESSAGES[change.action]);
  }
}

/** Judges the running rollouts now and every `everyMs`. Returns a function that stops this. */
export const scheduleController = (options: ControllerOptions, everyMs: number): (() => Promise<void>) =>
  runRepeatedly(() => checkRollouts(options, Date.now()), {
    everyMs,
    onError: (error) => {
      if (!isDatabaseAway(error)) options.log.error(error);
    },
  });
