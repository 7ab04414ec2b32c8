import type { DevelopmentPerson } from './people';

const TIER_IDS = { Free: '100', Pilot: '101', Club: '102', Sponsor: '103' } as const;

/** Patreon's `identity` document of a person, with the membership and its tier. */
export function presentIdentity(person: DevelopmentPerson, pictureUrl: string): object {
  const { id, firstName, lastName, tier } = person;
  const fullName = `${firstName} ${lastName}`;
  const member = { type: 'member', id: `member-${id}` };
  const tierRef = tier && { type: 'tier', id: TIER_IDS[tier] };
  const user = {
    type: 'user',
    id,
    attributes: { first_name: firstName, last_name: lastName, full_name: fullName, thumb_url: pictureUrl },
    relationships: { memberships: { data: tier ? [member] : [] } },
  };
  if (!tierRef) return { data: user, included: [] };
  return {
    data: user,
    included: [
      {
        ...member,
        attributes: {
          full_name: fullName,
          patron_status: 'active_patron',
          pledge_relationship_start: '2026-01-15T09:00:00.000+00:00',
        },
        relationships: { currently_entitled_tiers: { data: [tierRef] } },
      },
      { ...tierRef, attributes: { title: tier } },
    ],
  };
}
