import type { Property } from '@holeshot/contract/wire';
import { accountPolicy } from '@holeshot/domain';
import type { schema } from '../../database';
import { MAX_HANDLE } from '../../people/handle';

export type UserRow = typeof schema.users.$inferSelect;

const MAX_NAME = 50;
const MAX_BIO = 500;

const NEEDS_PILOT_TIER = 'It needs the Pilot tier.';

/** Properties that need the Pilot tier: picture, handle and public profile. */
function profileProperties(user: UserRow): Property[] {
  const handle = { name: 'Handle', title: 'Handle', value: user.handle ?? '' };
  if (!accountPolicy.hasProfile(user)) return [{ ...handle, desc: NEEDS_PILOT_TIER, type: 'readonly' }];
  return [
    {
      name: 'PhotoUrl',
      title: 'Picture',
      desc: 'Everybody sees it beside your handle.',
      type: 'image',
      value: user.photoUrl ?? '',
      width: 128,
      height: 128,
    },
    {
      ...handle,
      desc: 'The name that you fly under, and the address of your profile.',
      type: 'string',
      maxLength: MAX_HANDLE,
    },
  ];
}

/** The properties of a person's own account. */
export function accountProperties(user: UserRow): Property[] {
  const isPublic: Property = {
    name: 'PublicProfile',
    title: 'Public profile',
    desc: 'A page with your picture, bio, events and bests.',
    type: 'bool',
    value: user.hasPublicProfile,
  };
  return [
    ...profileProperties(user),
    {
      name: 'Firstname',
      title: 'First name',
      desc: '',
      type: 'string',
      value: user.firstName,
      maxLength: MAX_NAME,
    },
    {
      name: 'Lastname',
      title: 'Last name',
      desc: '',
      type: 'string',
      value: user.lastName,
      maxLength: MAX_NAME,
    },
    {
      name: 'Bio',
      title: 'Bio',
      desc: 'Markdown. A few sentences for your profile.',
      type: 'text',
      value: user.bio,
      height: 96,
      maxLength: MAX_BIO,
      markdown: true,
    },
    { name: 'Country', title: 'Country', desc: '', type: 'country', value: user.country },
    { name: 'TimeZone', title: 'Time zone', desc: '', type: 'timezone', value: user.timeZone },
    {
      name: 'Tier',
      title: 'Tier',
      desc: 'It comes from your membership at Patreon.',
      type: 'readonly',
      value: user.tier,
    },
    ...(accountPolicy.hasProfile(user) ? [isPublic] : []),
  ];
}
