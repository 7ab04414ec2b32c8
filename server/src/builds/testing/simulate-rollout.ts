import { hash } from 'node:crypto';
import type { BuildFigures, Rollout } from '@holeshot/contract/wire';
import { buildRegistry, withRollout } from '../../testing/build-registry';
import { computeBucket } from '../choose/choose-builds';
import { changeSlot } from '../registry/change-registry';
import { chooseStable, judgeRollout } from '../rollout/controller';
import type { FiguresPair } from '../rollout/guards';
import { NO_FIGURES } from '../rollout/read-figures';

/** Shares of visitors, from 0 to 1. */
interface Rates {
  failing: number;
  ready: number;
}

interface Simulation {
  visitors: number;
  candidate: Rates;
  stable: Rates;
  /** from 0 to 1 */
  random: () => number;
}

export interface SimulatedEnd {
  state: 'rolled-back' | 'promoted' | 'running';
  /** pages sent with the candidate */
  exposures: number;
  reason: string;
}

/** 90 visitors a minute, of whom 15 come between two checks */
const MS_PER_VISITOR = 60_000 / 90;
const VISITORS_PER_CHECK = 15;

const SETTLED_MS = 120_000;

/** The buckets of 100,000 visitors, as a rollout gets them. Another salt gives others of the same distribution. */
const BUCKETS = Array.from({ length: 100_000 }, (_, index) =>
  computeBucket('5a17'.repeat(4), hash('md5', String(index), 'hex')),
);

/** A generator of numbers from 0 to 1 that begins with `seed` (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const startRollout = (): Rollout => {
  const { rollout } = withRollout(buildRegistry()).remotes['mf-race'] ?? {};
  if (!rollout) throw new Error('There is no rollout');
  return rollout;
};

/** The rollout at its next step; undefined after the last. */
function advance(rollout: Rollout, now: string): Rollout | undefined {
  if (!rollout.steps[rollout.step + 1]) return undefined;
  const before = withRollout(buildRegistry());
  const slot = before.remotes['mf-race'];
  if (!slot) return undefined;
  const registry = { ...before, remotes: { ...before.remotes, 'mf-race': { ...slot, rollout } } };
  return changeSlot(registry, 'mf-race', { action: 'advance' }, now).remotes['mf-race']?.rollout ?? undefined;
}

/** Sends visitors one page each, with the usual steps, and judges every 10 s as the site does. */
export function simulateRollout({ visitors, candidate, stable, random }: Simulation): SimulatedEnd {
  let rollout = startRollout();
  const startMs = Date.parse(rollout.startedAt);
  let settledMs = startMs + SETTLED_MS;
  const first = noPair();
  let current = noPair();
  let settled = noPair();
  let before = { ...NO_FIGURES };
  let reason = '';
  for (let index = 0; index < visitors; index += 1) {
    const nowMs = startMs + index * MS_PER_VISITOR;
    const bucket = BUCKETS[Math.floor(random() * BUCKETS.length)] ?? 0;
    const who = bucket < rollout.weight ? 'candidate' : 'stable';
    const rates = who === 'candidate' ? candidate : stable;
    const isFailing = random() < rates.failing;
    const isReady = random() < rates.ready;
    count(first[who], isFailing, isReady);
    count(current[who], isFailing, isReady);
    if (nowMs >= settledMs) count(settled[who], isFailing, isReady);
    if (index % VISITORS_PER_CHECK !== 0) continue;

    const compared = (pair: FiguresPair): FiguresPair => ({
      candidate: pair.candidate,
      stable: chooseStable(rollout.weight, { concurrent: pair.stable, before }),
    });
    const figures = { current: compared(current), settled: compared(settled) };
    const verdict = judgeRollout('mf-race', rollout, figures, { nowMs, isFrozen: false });
    const { exposures } = first.candidate;
    reason = verdict.reason;
    if (verdict.state === 'rolling-back') return { state: 'rolled-back', exposures, reason };
    if (verdict.state !== 'advancing') continue;
    const next = advance(rollout, new Date(nowMs).toISOString());
    if (!next) return { state: 'promoted', exposures, reason };
    rollout = next;
    settledMs = nowMs + SETTLED_MS;
    before = { ...first.stable };
    current = noPair();
    settled = noPair();
  }
  return { state: 'running', exposures: first.candidate.exposures, reason };
}

const noPair = (): FiguresPair => ({ candidate: { ...NO_FIGURES }, stable: { ...NO_FIGURES } });

function count(figures: BuildFigures, isFailing: boolean, isReady: boolean): void {
  figures.exposures += 1;
  if (isFailing) figures.crashes += 1;
  if (isReady) figures.ready += 1;
}
