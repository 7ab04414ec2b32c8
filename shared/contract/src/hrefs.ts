import type { AgentSystem } from './constants';

/** Builders of all links inside the site. They take ids of the model and return site-relative hrefs. */
const part = (value: string | number): string => encodeURIComponent(String(value));

const withTab = (path: string, tab?: string): string => (tab ? `${path}?tab=${part(tab)}` : path);

export const homeHref = (): string => '/';
export const downloadHref = (): string => '/download';
export const clubsHref = (): string => '/clubs';
/** The sync agent as one file. */
export const agentHref = (): string => '/download/holeshot-sync.mjs';
/** The sync agent with all that it needs to run on one system. */
export const agentZipHref = (system: AgentSystem): string => `/download/holeshot-sync-${system}.zip`;
/** Search as a page; with words, their results. */
export const searchPageHref = (words?: string): string => (words ? `/search?q=${part(words)}` : '/search');
/** The names of all pilots, or of those of a club. */
export const pilotsHref = (club?: { clubId: number }): string =>
  club ? `/pilots?club=${part(club.clubId)}` : '/pilots';
/** What was flown under a name at a club. */
export const pilotNameHref = (pilot: { clubId: number; name: string }): string =>
  `/club/${part(pilot.clubId)}/pilot/${part(pilot.name)}`;
export const eventsHref = (): string => '/events';
export const patreonHref = (): string => '/patreon';
export const accountHref = (): string => '/account';
export const manageClubHref = (): string => '/manageClub';
export const adminHref = (): string => '/admin/';
export const logoutHref = (): string => '/logout/';

export const clubHref = (club: { clubId: number; tab?: string }): string =>
  withTab(`/club/${part(club.clubId)}`, club.tab);

export const eventHref = (event: { eventId: string; tab?: string }): string =>
  withTab(`/event/${part(event.eventId)}`, event.tab);

export const raceHref = (race: { eventId: string; raceId: string; tab?: string }): string =>
  withTab(`/event/${part(race.eventId)}/race/${part(race.raceId)}`, race.tab);

export const raceHistoryHref = (race: { eventId: string; raceId: string }): string =>
  `${raceHref(race)}/history`;

export const eventHistoryHref = (event: { eventId: string }): string => `${eventHref(event)}/history`;

export const pilotInEventHref = (pilot: { eventId: string; pilotId: string }): string =>
  `/event/${part(pilot.eventId)}/pilot/${part(pilot.pilotId)}`;

export const profileHref = (profile: { handle: string }): string => `/${part(profile.handle)}/`;

/** Calendar feed of all clubs, or of one. */
export const calendarHref = (club?: { clubId: number }): string =>
  club ? `/club/${part(club.clubId)}/calendar.ics` : '/calendar.ics';
