import * as z from 'zod/mini';

/** A club inside an event of a list. */
export const clubRefSchema = z.object({
  ID: z.number(),
  Name: z.string(),
  LogoUrl: z.nullable(z.string()),
  PrimaryColor: z.nullable(z.string()),
});

/** `/api/public/clubs`, and `/api/public/clubs/id/{id}`. Section 3, Club. */
export const clubSchema = z.object({
  ...clubRefSchema.shape,
  Visible: z.boolean(),
  BannerUrl: z.nullable(z.string()),
  TextColor: z.nullable(z.string()),
  Latitude: z.nullable(z.number()),
  Longitude: z.nullable(z.number()),
  Address: z.string(),
  Timezone: z.string(),
});

/** A person of a club, as visitors may see them. */
export const memberSchema = z.object({
  ID: z.number(),
  Handle: z.nullable(z.string()),
  Firstname: z.string(),
  Lastname: z.string(),
  PhotoUrl: z.nullable(z.string()),
  /** there is a page under the handle */
  HasProfile: z.boolean(),
});

export type WireClubRef = z.infer<typeof clubRefSchema>;
export type WireClub = z.infer<typeof clubSchema>;
export type WireMember = z.infer<typeof memberSchema>;
