import * as z from 'zod/mini';
import { enteredText } from './scalars';

/** Whether the results of a race or an event are final (R160, R161); absent from older servers. */
export const resultsSchema = z.object({
  /** null without results */
  State: z.nullable(z.enum(['live', 'provisional', 'official', 'changed'])),
  /** when it becomes final on its own (ISO 8601); null where that is not known */
  Until: z.nullable(z.string()),
  /** whether results were changed after they were official */
  Changed: z.boolean(),
  /** of an event: whether a manager declared it official */
  Declared: z.optional(z.boolean()),
});

export type WireResults = z.infer<typeof resultsSchema>;

export const MAX_REASON = 200;

/** The public reason of a change. */
export const reason = () => enteredText().check(z.minLength(1, 'is missing'), z.maxLength(MAX_REASON));

/** A body that may be absent. */
export const maybeReasonSchema = z.optional(z.nullable(z.object({ reason: z.optional(reason()) })));

/** A manager's declaration that the results of an event are official, or are not. */
export const declarationSchema = z.object({ isOfficial: z.boolean(), reason: reason() });

export type WireDeclaration = z.infer<typeof declarationSchema>;
