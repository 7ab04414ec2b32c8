import * as z from 'zod/mini';
import { CHANNEL_NAMES } from '../builds';
import { buildRefSchema } from './builds';

/** The body of `POST /api/dev/publish-tokens`. */
export const newPublishTokenSchema = z.strictObject({
  /** what the token publishes */
  name: z.enum(CHANNEL_NAMES),
  /** who or what gets the token */
  note: z.string().check(z.minLength(1), z.maxLength(100)),
});

/** The answer of `POST /api/dev/publish-tokens`: the only one that ever has the token. */
export interface WireNewPublishToken {
  id: number;
  /** `hsp_…`, for `Authorization: Bearer` */
  token: string;
}

/** The answer of `POST /api/deploy/:name/builds`, whose body is a zip of a build's folder. */
export const publishedSchema = z.object({
  name: z.enum(CHANNEL_NAMES),
  ...buildRefSchema.shape,
  /** false when the site has the same build already */
  isNew: z.boolean(),
});

export type Published = z.infer<typeof publishedSchema>;
