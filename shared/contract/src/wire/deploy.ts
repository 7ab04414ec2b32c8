import * as z from 'zod/mini';
import { type BuildManifest, buildRefSchema, slotNameSchema } from './builds';
import { enteredText } from './scalars';

/** The body of `POST /api/dev/publish-tokens`. */
export const newPublishTokenSchema = z.strictObject({
  /** the shell or remote that the token publishes; the site need not have a build of it */
  name: slotNameSchema,
  /** the recipient of the token */
  note: enteredText().check(z.minLength(1), z.maxLength(100)),
});

/** The response of `POST /api/dev/publish-tokens`, the only one that contains the token. */
export interface WireNewPublishToken {
  id: number;
  /** `hsp_…`, for `Authorization: Bearer` */
  token: string;
}

/** The response of `POST /api/deploy/:name/builds`, whose request body is a zip of a build's folder. */
export const publishedSchema = z.object({
  name: slotNameSchema,
  ...buildRefSchema.shape,
  /** false when the site already has the same build */
  isNew: z.boolean(),
});

/** The response of `GET /api/deploy/:name/builds/:buildId`; 404 without such a build. */
export const publishedBuildSchema = z.object({
  ...buildRefSchema.shape,
  /** whether its pages were opened in a browser */
  isTried: z.boolean(),
});

/** A shell that a site's pages may use: `GET /api/deploy/registry` returns the stable one and the previous one. */
export type ShellOfSite = Pick<BuildManifest, 'buildId' | 'entry' | 'provides'>;

export type Published = z.infer<typeof publishedSchema>;
export type PublishedBuild = z.infer<typeof publishedBuildSchema>;
