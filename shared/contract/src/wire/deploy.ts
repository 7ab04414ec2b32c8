import * as z from 'zod/mini';
import { SLOT_NAMES } from '../builds';
import { buildRefSchema } from './builds';

/** The body of `POST /api/dev/publish-tokens`. */
export const newPublishTokenSchema = z.strictObject({
  /** the shell or remote that the token publishes */
  name: z.enum(SLOT_NAMES),
  /** the recipient of the token */
  note: z.string().check(z.minLength(1), z.maxLength(100)),
});

/** The response of `POST /api/dev/publish-tokens`, the only one that contains the token. */
export interface WireNewPublishToken {
  id: number;
  /** `hsp_…`, for `Authorization: Bearer` */
  token: string;
}

/** The response of `POST /api/deploy/:name/builds`, whose request body is a zip of a build's folder. */
export const publishedSchema = z.object({
  name: z.enum(SLOT_NAMES),
  ...buildRefSchema.shape,
  /** false when the site already has the same build */
  isNew: z.boolean(),
});

export type Published = z.infer<typeof publishedSchema>;
