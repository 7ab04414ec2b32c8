import * as z from 'zod/mini';

/** The signed-in user. */
export const userSchema = z.object({
  ID: z.number(),
  Handle: z.nullable(z.string()),
  Firstname: z.string(),
  Lastname: z.string(),
  PhotoUrl: z.nullable(z.string()),
  PatreonMemberThumbUrl: z.nullable(z.string()),
  ManagedClub: z.nullable(z.object({ ID: z.number() })),
});

/** `/api/public/auth`. `user` is null when signed out; `link` is the url of the sign-in. */
export const sessionSchema = z.object({
  user: z.nullable(userSchema),
  link: z.string(),
  /** id of the club whose events the user may edit */
  admin_of: z.nullable(z.number()),
});

export const errorReplySchema = z.object({
  code: z.string(),
  message: z.string(),
  parameter: z.optional(z.string()),
});

export const healthSchema = z.object({ status: z.enum(['ready', 'starting']), version: z.string() });

/** Of `/api/health/live`. */
export const livenessSchema = z.object({ status: z.literal('alive'), version: z.string() });

export type WireSession = z.infer<typeof sessionSchema>;
export type WireUser = z.infer<typeof userSchema>;
