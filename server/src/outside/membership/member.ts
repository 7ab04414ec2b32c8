import { includesTier, TIERS, type Tier } from '@holeshot/domain';
import * as z from 'zod/mini';

/** A person as the membership provider describes them. */
export interface Member {
  /** the provider's id of the person */
  userId: string;
  /** the provider's id of the membership; null without one */
  memberId: string | null;
  firstName: string;
  lastName: string;
  fullName: string;
  /** URL of a small square picture at the provider */
  thumbUrl: string | null;
  tier: Tier;
  /** whether the membership is paid and active */
  isActive: boolean;
  since: Date | null;
}

/** Patreon's API v2 speaks JSON:API: resources that refer to each other by type and id. */
const reference = z.object({ type: z.string(), id: z.string() });
const resource = z.object({
  type: z.string(),
  id: z.string(),
  attributes: z.optional(z.record(z.string(), z.unknown())),
  relationships: z.optional(
    z.record(
      z.string(),
      z.object({ data: z.optional(z.nullable(z.union([reference, z.array(reference)]))) }),
    ),
  ),
});
const documentSchema = z.object({ data: resource, included: z.optional(z.array(resource)) });

type Resource = z.infer<typeof resource>;

/** The query of `identity` and `members/{id}`. */
export const USER_FIELDS = 'first_name,last_name,full_name,thumb_url';
export const MEMBER_FIELDS = 'full_name,patron_status,pledge_relationship_start';

const getText = (value: unknown): string =>
  typeof value === 'string' ? [...value.trim()].slice(0, 100).join('') : '';

const related = (from: Resource, name: string): z.infer<typeof reference>[] => {
  const data = from.relationships?.[name]?.data;
  return data ? [data].flat() : [];
};

/** The highest tier of the site among the titles; Free without a match. */
function highestTier(titles: readonly string[]): Tier {
  const named = titles.map((title) => TIERS.find((tier) => tier.toLowerCase() === title.toLowerCase()));
  return named.reduce<Tier>((best, tier) => (tier && includesTier(tier, best) ? tier : best), 'Free');
}

/**
 * Reads a JSON:API document about a user (of `identity`, with memberships) or about a member (of `members/{id}`, with the
 * user). Returns undefined for a document of another shape.
 */
export function parseMember(json: unknown): Member | undefined {
  const result = documentSchema.safeParse(json);
  if (!result.success) return undefined;
  const { data, included = [] } = result.data;
  const find = ({ type, id }: z.infer<typeof reference>) =>
    included.find((candidate) => candidate.type === type && candidate.id === id);
  const isUser = data.type === 'user';
  const member = isUser
    ? related(data, 'memberships').flatMap((one) => find(one) ?? [])[0]
    : data.type === 'member'
      ? data
      : undefined;
  const userRef = member && related(member, 'user')[0];
  const user = isUser ? data : userRef && (find(userRef) ?? { ...userRef, attributes: {} });
  if (!user) return undefined;
  const titles = member
    ? related(member, 'currently_entitled_tiers').map((tier) => getText(find(tier)?.attributes?.title))
    : [];
  const { first_name, last_name, full_name, thumb_url } = user.attributes ?? {};
  const since = Date.parse(getText(member?.attributes?.pledge_relationship_start));
  return {
    userId: user.id,
    memberId: member?.id ?? null,
    firstName: getText(first_name),
    lastName: getText(last_name),
    fullName: getText(member?.attributes?.full_name) || getText(full_name),
    thumbUrl: typeof thumb_url === 'string' && URL.canParse(thumb_url) ? thumb_url : null,
    tier: highestTier(titles),
    isActive: member?.attributes?.patron_status === 'active_patron',
    since: Number.isNaN(since) ? null : new Date(since),
  };
}
