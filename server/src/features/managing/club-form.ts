import type { Property } from '@holeshot/contract/wire';
import type { ClubRow } from './managed';
import { locationProperties, lookProperties } from './place-properties';

const MAX_NAME = 80;

/** The properties of a club. */
export const clubProperties = (club: ClubRow): Property[] => [
  {
    name: 'Name',
    title: 'Name',
    desc: '',
    type: 'string',
    value: club.name,
    maxLength: MAX_NAME,
    required: true,
  },
  {
    name: 'Visible',
    title: 'Visible',
    desc: 'Whether the club is in the list of clubs.',
    type: 'bool',
    value: club.visible,
  },
  {
    name: 'Logo',
    title: 'Logo',
    desc: '',
    type: 'image',
    value: club.logoUrl ?? '',
    width: 128,
    height: 128,
  },
  ...lookProperties(club),
  ...locationProperties(club),
  {
    name: 'TimeZone',
    title: 'Time zone',
    desc: 'Of events without a time zone of their own.',
    type: 'timezone',
    value: club.timeZone,
    required: true,
  },
  {
    name: 'YouTubeChannelID',
    title: 'YouTube channel id',
    desc: 'UC and 22 more characters: your streams are then shown with your events.',
    type: 'string',
    value: club.youtubeChannelId ?? '',
    maxLength: 24,
  },
  {
    name: 'Code',
    title: 'Club code',
    desc: 'Give it to people who want to join: Link to existing club asks for it.',
    type: 'code',
    value: club.code,
  },
];
