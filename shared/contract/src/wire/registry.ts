import * as z from 'zod/mini';
import { buildRefSchema, remoteNameSchema } from './builds';

/** Share of visitors in basis points: 10,000 are all. */
const weight = () => z.int().check(z.minimum(0), z.maximum(10_000));

/** People who get the candidate regardless of their bucket; identified by the session, never by parameters. */
const cohortSchema = z.strictObject({
  /** the site's admin */
  staff: z.boolean(),
  /** managers of these clubs; while one of their events is live, the rollout does not advance */
  clubIds: z.array(z.int()),
  userIds: z.array(z.int()),
});

const stepSchema = z.strictObject({
  weight: weight(),
  /** minimum duration of the step */
  bakeMinutes: z.number().check(z.minimum(0)),
});

export const rolloutSchema = z.strictObject({
  /** the candidate */
  build: buildRefSchema,
  /** salt of the rollout's buckets, different for every rollout */
  salt: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  cohort: cohortSchema,
  steps: z.array(stepSchema).check(z.minLength(1)),
  /** index of the current step */
  step: z.int().check(z.minimum(0)),
  /** weight of the current step, unless an admin set another one */
  weight: weight(),
  startedAt: z.iso.datetime(),
  /** since when `weight` applies */
  weightSince: z.iso.datetime(),
  /** a paused rollout keeps its visitors and does not advance by itself */
  isPaused: z.boolean(),
  /** why nobody gets the candidate until somebody resumes the rollout; null while people get it */
  suspended: z._default(z.nullable(z.string()), null),
});

const slotSchema = z.strictObject({
  /** null before the first build of a new remote is stable, and after it was taken back */
  stable: z.nullable(buildRefSchema),
  /** the stable build before this one, for fallback */
  previous: z.nullable(buildRefSchema),
  rollout: z._default(z.nullable(rolloutSchema), null),
  /** ids of builds that no visitor gets */
  killed: z._default(z.array(buildRefSchema.shape.buildId), []),
});

/** The registry: the builds of shell and remotes that visitors get. Never sent to a visitor's browser. */
export const registrySchema = z.strictObject({
  shell: slotSchema,
  /** a remote without a slot has not been published yet */
  remotes: z.record(remoteNameSchema, slotSchema),
});

export type Registry = z.infer<typeof registrySchema>;
export type RegistrySlot = z.infer<typeof slotSchema>;
export type Rollout = z.infer<typeof rolloutSchema>;
export type RolloutStep = z.infer<typeof stepSchema>;
export type Cohort = z.infer<typeof cohortSchema>;
