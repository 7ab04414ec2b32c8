import { hash } from 'node:crypto';
import { countText } from '@holeshot/domain';
import { nameOfPerson } from '../page/texts';
import type { MergePlan } from './plan-merge';

/** Fields of a profile, in words. The handle, the membership and the tier have sentences of their own. */
const FIELD_NAMES: Partial<Record<keyof MergePlan['profile'], string>> = {
  firstName: 'first name',
  lastName: 'last name',
  bio: 'bio',
  country: 'country',
  timeZone: 'time zone',
  photoUrl: 'photo',
  patreonMemberThumbUrl: 'picture at Patreon',
  managedClubId: 'choice of the club to manage',
  clubTierUntil: 'grace period of the Club tier',
};

function describeRegistrations({ registrations, into }: MergePlan): string[] {
  return registrations.map(({ eventName, own, other }) => {
    const state = own.status === 'registered' ? 'registered' : 'on the waiting list';
    if (!other) return `Registration for ${eventName} (${state}) moves.`;
    const isFreed = own.status === 'registered' && other.status === 'registered';
    const place = own.status === 'waiting' && other.status === 'waiting' ? 'earlier place' : 'place';
    const freed = isFreed ? '; the other place becomes free for the waiting list' : '';
    return `Both have a registration for ${eventName}: ${nameOfPerson(into)} keeps one ${place}, with the notes of both${freed}.`;
  });
}

function describeClubs({ memberships, joinRequests }: MergePlan): string[] {
  return [
    ...memberships.map(({ clubName, role, otherRole }) => {
      if (otherRole === null) return `Membership of ${clubName} (${role}) moves.`;
      const kept = role === 'admin' || otherRole === 'admin' ? 'admin' : 'member';
      return `Both belong to ${clubName}: the role is ${kept}.`;
    }),
    ...joinRequests.map(({ clubName }) => `Request to join ${clubName} moves.`),
  ];
}

function describeProfile({ from, into, profile, formerHandles }: MergePlan): string[] {
  const fields = Object.entries(FIELD_NAMES).flatMap(([field, name]) => (field in profile ? name : []));
  const name = nameOfPerson(into);
  const lines: string[] = [];
  if (profile.handle) lines.push(`${name} gets the handle ${profile.handle}.`);
  else if (from.handle !== null)
    lines.push(`The address of ${from.handle} leads to ${into.handle ?? name} from now on.`);
  for (const handle of formerHandles) lines.push(`The former handle ${handle} moves.`);
  if (fields.length > 0) lines.push(`${name} gets what is missing there: ${fields.join(', ')}.`);
  if (profile.tier)
    lines.push(`${name} gets the higher tier, ${profile.tier}, until Patreon reports another one.`);
  if (profile.membershipId) lines.push(`${name} signs in with the Patreon account ${profile.membershipId}.`);
  else if (from.membershipId !== null)
    lines.push(
      `The Patreon account ${from.membershipId} no longer belongs to anybody: who signs in with it becomes a new person.`,
    );
  return lines;
}

/** A sentence for each effect of a merge. */
export function describeMerge(plan: MergePlan): string[] {
  const { from, into, claims, counts } = plan;
  const lines = [
    ...describeRegistrations(plan),
    ...claims.map(({ eventName, pilotName }) => `Claim of ${pilotName ?? 'a pilot'} in ${eventName} moves.`),
    ...describeClubs(plan),
    ...describeProfile(plan),
  ];
  if (counts.notices > 0) lines.push(`Moves ${countText(counts.notices, 'notice')} for the next visit.`);
  if (counts.clubKeys > 0)
    lines.push(`${nameOfPerson(into)} becomes the maker of ${countText(counts.clubKeys, 'club key')}.`);
  if (counts.sessions > 0)
    lines.push(`${nameOfPerson(from)} is signed out: ${countText(counts.sessions, 'open session')}.`);
  if (from.deletionAt !== null) lines.push('The request to delete the account ends with it.');
  lines.push(`Person no. ${from.id} is deleted.`);
  return lines;
}

/** Identifies what the admin saw and confirmed. */
export const digestPlan = (plan: MergePlan): string =>
  hash('sha256', JSON.stringify([plan.from.id, plan.into.id, describeMerge(plan)]), 'hex');
