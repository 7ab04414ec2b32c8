import { CHANNEL_NAMES, type ChannelName } from '@holeshot/contract';
import type { Rollout, WireVerdict } from '@holeshot/contract/wire';
import type { Logger } from 'pino';
import { type Database, isDatabaseAway } from '../database';
import { runRepeatedly } from '../run-repeatedly';
import { appendRegistry, findRegistry, RegistryConflict } from '../site/registry';
import { changeChannel } from './change-registry';
import { findChannel } from './choose-builds';
import { judgeRollout, type RolloutFigures } from './controller';
import { isAnyEventLive } from './is-any-event-live';
import { readRolloutFigures } from './read-rollout-figures';

interface ControllerOptions {
  database: Database;
  log: Logger;
}

/** A rollout's figures at `nowMs`, and what the controller makes of them. `stable` is the id of the stable build. */
export async function judgeNow(
  database: Database,
  name: ChannelName,
  rollout: Rollout,
  stable: string,
  nowMs: number,
): Promise<{ figures: RolloutFigures; verdict: WireVerdict }> {
  const [figures, isFrozen] = await Promise.all([
    readRolloutFigures(database, name, rollout, stable),
    isAnyEventLive(database.db, rollout.cohort.clubIds, nowMs),
  ]);
  return { figures, verdict: judgeRollout(name, rollout, figures, { nowMs, isFrozen }) };
}

/** What the controller does because of a verdict; undefined for nothing. */
function findAction({ state }: WireVerdict, { steps, step }: Rollout) {
  if (state === 'rolling-back') return 'rollback';
  if (state !== 'advancing') return undefined;
  return steps[step + 1] ? 'advance' : 'promote';
}

/**
 * Judges each running rollout at `nowMs`, and rolls back, advances or promotes it. What another process or a person changed
 * meanwhile is left for the next time.
 */
export async function checkRollouts({ database, log }: ControllerOptions, nowMs: number): Promise<void> {
  let current = await findRegistry(database);
  for (const name of CHANNEL_NAMES) {
    const channel = current && findChannel(current.registry, name);
    if (!current || !channel?.rollout) continue;
    const { rollout, stable } = channel;
    const { verdict } = await judgeNow(database, name, rollout, stable.buildId, nowMs);
    const action = findAction(verdict, rollout);
    if (!action) continue;
    const registry = changeChannel(current.registry, name, { action }, new Date(nowMs).toISOString());
    const why = verdict.reason;
    try {
      current = await appendRegistry(database, { after: current, registry, who: 'controller', why });
    } catch (error) {
      if (error instanceof RegistryConflict) return;
      throw error;
    }
    const { buildId } = rollout.build;
    if (action === 'rollback') log.error({ name, buildId, why }, 'rolled back a build');
    else log.info({ name, buildId, why }, action === 'advance' ? 'advanced a rollout' : 'promoted a build');
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
