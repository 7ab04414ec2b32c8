/** The groups of the calls, in the order of the documentation. */
const TAGS = {
  events: 'Events',
  races: 'Races of an event, and their revisions',
  rounds: 'Rounds of an event',
  stages: 'Stages of an event, such as finals',
  pilots: 'Pilots of an event, and names of pilots at all clubs',
  rankings: 'The result of an event',
  podiums: 'The first three of events',
  points: 'Points of an event',
  raceSummaries: 'Figures of pilots in races',
  laps: 'Lengths of laps',
  lapCounts: 'Numbers of laps',
  objections: 'What pilots questioned, and the decisions',
  live: 'Races in progress',
  clubs: 'Clubs',
  seasons: 'Seasons of a club',
  layouts: 'Tracks',
  stats: 'Figures and records of people and clubs',
  search: 'Search by words',
  youtube: 'Stream videos',
  channels: 'Video channels',
  timeZones: 'Time zones',
  releases: 'Releases of the desktop app',
  patreons: 'Supporters',
  push: 'Messages to browsers',
  calendars: 'Calendars to subscribe to',
  auth: 'Session of a person, and public profiles',
  account: "The person's own account",
  pilot: "The person's properties and registrations",
  club: 'What managers of a club do',
  device: 'What a browser may do without a session',
  sync: "Delivery of the desktop app's events",
  health: 'Whether the site works',
} as const;

export type Tag = keyof typeof TAGS;

export const listTags = (): { name: string; description: string }[] =>
  Object.entries(TAGS).map(([name, description]) => ({ name, description }));

/** The group of a call: `/api/public/races/…` is in `races`, `/api/club/…` in `club`. */
export function getTag(path: string): Tag {
  const [, , area = '', resource = ''] = path.split('/');
  const tag = area === 'public' ? resource : area;
  if (!(tag in TAGS))
    throw new Error(`Add the group ${tag} of ${path} to TAGS in server/src/api/describe/tags.ts`);
  return tag as Tag;
}
