import type { Property } from '@holeshot/contract/wire';
import { MAX_OBJECTION_MINUTES, OBJECTION_MINUTES } from '@holeshot/domain';
import { type ClubRow, MAX_CLUB_NAME } from '../../people/managed';
import { locationProperties, lookProperties, MAX_TEXT } from './place-properties';

export const OBJECTION_TITLE = 'Time for objections';

/** A club before it is created. */
export const NEW_CLUB = {
  name: '',
  visible: true,
  logoUrl: null,
  bannerUrl: null,
  primaryColor: null,
  textColor: null,
  description: '',
  address: '',
  latitude: null,
  longitude: null,
  timeZone: '',
  youtubeChannelId: null,
  objectionMinutes: OBJECTION_MINUTES,
} as const;

type ClubFields = Omit<Pick<ClubRow, keyof typeof NEW_CLUB>, 'objectionMinutes'> & {
  objectionMinutes: number;
};

const editableProperties = (club: ClubFields): Property[] => [
  {
    name: 'Name',
    title: 'Name',
    desc: '',
    type: 'string',
    value: club.name,
    maxLength: MAX_CLUB_NAME,
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
  {
    name: 'Description',
    title: 'About the club',
    desc: 'Markdown. Who flies here, when, and how to take part.',
    type: 'text',
    value: club.description,
    height: 120,
    maxLength: MAX_TEXT,
    markdown: true,
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
    name: 'ObjectionMinutes',
    title: OBJECTION_TITLE,
    desc: 'Minutes after the end of a race until its result is official; 0 for at once. It counts for races that end from now on.',
    type: 'number',
    value: club.objectionMinutes,
    min: 0,
    max: MAX_OBJECTION_MINUTES,
    whole: true,
  },
  {
    name: 'YouTubeChannelID',
    title: 'YouTube channel id',
    desc: 'UC and 22 more characters: your streams are then shown with your events.',
    type: 'string',
    value: club.youtubeChannelId ?? '',
    maxLength: 24,
  },
];

const ASKED_FIRST = ['Name', 'TimeZone', 'Address', 'Latitude', 'Longitude', 'Logo', 'Description'];

/** The properties for creating a club, a subset of all. */
export const NEW_CLUB_PROPERTIES = editableProperties(NEW_CLUB)
  .filter(({ name }) => ASKED_FIRST.includes(name))
  .sort((a, b) => ASKED_FIRST.indexOf(a.name) - ASKED_FIRST.indexOf(b.name));

/** The properties of a club. */
export const clubProperties = (club: ClubRow): Property[] => [
  ...editableProperties(club),
  {
    name: 'Code',
    title: 'Club code',
    desc: 'Give it to people who want to join: Link to existing club asks for it.',
    type: 'code',
    value: club.code,
  },
];
