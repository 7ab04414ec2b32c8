import * as z from 'zod/mini';

/** Whether the results of a race or an event are final (R160, R161); absent from older servers. */
export const resultsSchema = z.object({
  /** null for what has no results */
  State: z.nullable(z.enum(['live', 'provisional', 'official', 'changed'])),
  /** when it is final by itself (ISO 8601); null where that is not known */
  Until: z.nullable(z.string()),
  /** whether results were changed after they were official */
  Changed: z.boolean(),
  /** of an event: whether a manager declared it official */
  Declared: z.optional(z.boolean()),
});

export type WireResults = z.infer<typeof resultsSchema>;

/** How many characters the reason of a change may have. */
export const MAX_REASON = 200;

/** Why somebody changes what others rely on; everybody can read it. */
export const reason = () => z.string().check(z.trim(), z.minLength(1, 'is missing'), z.maxLength(MAX_REASON));

/** A body that may be absent. */
export const maybeReasonSchema = z.optional(z.nullable(z.object({ reason: z.optional(reason()) })));

/** Whether the results of an event are official from now on, by word of a manager. */
export const declarationSchema = z.object({ isOfficial: z.boolean(), reason: reason() });

export type WireDeclaration = z.infer<typeof declarationSchema>;
