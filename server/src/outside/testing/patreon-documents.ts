import { hash } from 'node:crypto';

/** A person as Patreon knows them. Tests change them between requests. */
export interface PatreonPerson {
  userId: string;
  /** absent for who never joined the campaign */
  memberId?: string | undefined;
  firstName?: string;
  lastName?: string;
  fullName?: string;
  thumbUrl?: string;
  status?: 'active_patron' | 'declined_patron' | 'former_patron' | undefined;
  /** titles of the tiers that the person is entitled to */
  tiers?: string[];
  /** ISO 8601 */
  since?: string | undefined;
}

interface Resource {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
  relationships?: Record<string, { data: unknown }>;
}

const getRef = ({ type, id }: Pick<Resource, 'type' | 'id'>) => ({ type, id });

const buildTier = (title: string): Resource => ({
  type: 'tier',
  id: String(Number.parseInt(hash('sha1', title, 'hex').slice(0, 6), 16)),
  attributes: { title, amount_cents: 500, published: true, patron_count: 12 },
});

const buildUser = (person: PatreonPerson): Resource => ({
  type: 'user',
  id: person.userId,
  attributes: {
    first_name: person.firstName ?? null,
    last_name: person.lastName ?? null,
    full_name: person.fullName ?? '',
    thumb_url: person.thumbUrl ?? null,
    is_creator: false,
    created: '2019-03-02T10:11:12.000+00:00',
  },
});

const buildMember = (person: PatreonPerson, memberId: string): Resource => ({
  type: 'member',
  id: memberId,
  attributes: {
    full_name: person.fullName ?? '',
    patron_status: person.status ?? null,
    pledge_relationship_start: person.since ?? null,
    last_charge_status: person.status === 'active_patron' ? 'Paid' : null,
    currently_entitled_amount_cents: (person.tiers?.length ?? 0) * 500,
    is_follower: false,
  },
});

/** Sends of a resource what the request asks for, as API v2 does: no other attributes, no other relationships. */
function select(resource: Resource, query: URLSearchParams): Resource {
  const fields = (query.get(`fields[${resource.type}]`) ?? '').split(',');
  const attributes = Object.entries(resource.attributes).filter(([name]) => fields.includes(name));
  return { ...resource, attributes: Object.fromEntries(attributes) };
}

const includes = (query: URLSearchParams, path: string): boolean =>
  (query.get('include') ?? '').split(',').includes(path);

/** The answer of `members/{id}`, and one of the items of `campaigns/{id}/members`. */
export function buildMemberDocument(person: PatreonPerson, memberId: string, query: URLSearchParams) {
  const member = select(buildMember(person, memberId), query);
  const user = select(buildUser(person), query);
  const tiers = (person.tiers ?? []).map((title) => select(buildTier(title), query));
  const included: Resource[] = [];
  member.relationships = {};
  if (includes(query, 'user')) {
    member.relationships.user = { data: getRef(user) };
    included.push(user);
  }
  if (includes(query, 'currently_entitled_tiers')) {
    member.relationships.currently_entitled_tiers = { data: tiers.map(getRef) };
    included.push(...tiers);
  }
  return {
    data: member,
    included,
    links: { self: `https://www.patreon.com/api/oauth2/v2/members/${memberId}` },
  };
}

/** The answer of `identity`. */
export function buildIdentityDocument(person: PatreonPerson, query: URLSearchParams) {
  const user = select(buildUser(person), query);
  const included: Resource[] = [];
  if (person.memberId !== undefined && includes(query, 'memberships')) {
    const member = select(buildMember(person, person.memberId), query);
    user.relationships = { memberships: { data: [getRef(member)] } };
    if (includes(query, 'memberships.currently_entitled_tiers')) {
      const tiers = (person.tiers ?? []).map((title) => select(buildTier(title), query));
      member.relationships = { currently_entitled_tiers: { data: tiers.map(getRef) } };
      included.push(...tiers);
    }
    included.push(member);
  }
  return {
    data: user,
    included,
    links: { self: `https://www.patreon.com/api/oauth2/v2/user/${person.userId}` },
  };
}
