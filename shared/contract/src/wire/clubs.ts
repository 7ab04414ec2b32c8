import * as z from 'zod/mini';
import { wireDate } from './scalars';

/** The club of an event in a list. */
export const clubRefSchema = z.object({
  ID: z.number(),
  Name: z.string(),
  LogoUrl: z.nullable(z.string()),
  PrimaryColor: z.nullable(z.string()),
});

/** `/api/public/clubs` and `/api/public/clubs/id/{id}` */
export const clubSchema = z.object({
  ...clubRefSchema.shape,
  Visible: z.boolean(),
  BannerUrl: z.nullable(z.string()),
  TextColor: z.nullable(z.string()),
  Latitude: z.nullable(z.number()),
  Longitude: z.nullable(z.number()),
  Address: z.string(),
  Timezone: z.string(),
  /** when the club was added to the site, on its clock */
  Creation: wireDate(),
});

/** A member of a club as visitors see them (R16). */
export const memberSchema = z.object({
  ID: z.number(),
  Handle: z.nullable(z.string()),
  Firstname: z.string(),
  Lastname: z.string(),
  PhotoUrl: z.nullable(z.string()),
  /** the person has a profile page */
  HasProfile: z.boolean(),
});

export type WireClubRef = z.infer<typeof clubRefSchema>;
export type WireClub = z.infer<typeof clubSchema>;
export type WireMember = z.infer<typeof memberSchema>;
