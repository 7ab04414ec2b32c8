import * as z from 'zod/mini';
import type { SlotName, VitalName } from '../builds';
import { buildRefSchema } from './builds';
import { type Registry, type Rollout, registrySchema, rolloutSchema } from './registry';
import { enteredText } from './scalars';

const change = {
  /** the generation that the change is based on; `conflict` when there is a newer one */
  generation: z.int(),
  why: enteredText().check(z.minLength(1), z.maxLength(500)),
};

/** The body of `POST /api/dev/rollouts/:name` and of `POST /api/deploy/:name/rollout`. */
export const rolloutActionSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('start'),
    ...change,
    buildId: buildRefSchema.shape.buildId,
    /** 1, 5, 25 and 100 % when absent */
    steps: z.optional(rolloutSchema.shape.steps),
    /** when absent, only buckets count */
    cohort: z.optional(rolloutSchema.shape.cohort),
    /** allows a build that was taken back before */
    again: z.optional(z.boolean()),
  }),
  /** to the next step, or to another share of visitors */
  z.strictObject({
    action: z.literal('advance'),
    ...change,
    weight: z.optional(rolloutSchema.shape.weight),
  }),
  /** to a smaller share of visitors, where it stays until somebody advances it */
  z.strictObject({ action: z.literal('lower'), ...change, weight: rolloutSchema.shape.weight }),
  z.strictObject({ action: z.literal('pause'), ...change }),
  z.strictObject({ action: z.literal('resume'), ...change }),
  /** the candidate becomes the stable build */
  z.strictObject({ action: z.literal('promote'), ...change }),
  /** takes a build back: the candidate, which ends the rollout, or the stable build, for the previous one */
  z.strictObject({ action: z.literal('rollback'), ...change, buildId: buildRefSchema.shape.buildId }),
]);

/** The body of `PUT /api/dev/registry`. */
export const registryChangeSchema = z.strictObject({ ...change, registry: registrySchema });

/** Event counts of a build. */
export interface BuildFigures {
  /** pages that the server sent with it */
  exposures: number;
  /** pages opened by navigation in the browser */
  opened: number;
  /** first pages that became interactive */
  ready: number;
  loadFailures: number;
  crashes: number;
  apiErrors: number;
  serverFailures: number;
  vitals: Partial<Record<VitalName, { good: number; fair: number; poor: number }>>;
}

export interface WirePublishedBuild {
  buildId: string;
  integrity: string;
  /** null for a build made on this machine */
  publishedAt: string | null;
  publishedBy: string | null;
  /** whether its pages were opened in a browser before it was published; null for a build made on this machine */
  isTried: boolean | null;
  /** size of all files that browsers can fetch, uncompressed */
  bytes: number;
}

/** The controller's verdict on a rollout's figures. */
export interface WireVerdict {
  state: 'collecting' | 'healthy' | 'advancing' | 'rolling-back' | 'paused' | 'frozen';
  /** a readable sentence */
  reason: string;
}

export interface WireRunningRollout extends Rollout {
  candidate: BuildFigures;
  /** figures of the stable build over the same period */
  stable: BuildFigures;
  verdict: WireVerdict;
}

export interface WireBuildSlot {
  name: SlotName;
  builds: WirePublishedBuild[];
  /** null without a rollout */
  rollout: WireRunningRollout | null;
  /** figures of the stable build in the last 24 hours */
  stable: BuildFigures;
}

export interface WireRegistryEntry {
  generation: number;
  at: string;
  who: string;
  why: string;
  /** the changes, one line each */
  changes: string[];
}

export interface WirePublishToken {
  id: number;
  name: SlotName;
  note: string;
  createdAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

/** The response of `GET /api/dev/rollouts`, and of every action. */
export interface WireRollouts {
  generation: number;
  /** whether the site uses only generations that its key signed */
  isSigned: boolean;
  /** the number of a newer generation without a valid signature, which nobody gets; null when there is none */
  refused: number | null;
  registry: Registry;
  slots: WireBuildSlot[];
  /** newest first, at most 50 */
  history: WireRegistryEntry[];
  tokens: WirePublishToken[];
}

export type RolloutAction = z.infer<typeof rolloutActionSchema>;
export type RegistryChange = z.infer<typeof registryChangeSchema>;
