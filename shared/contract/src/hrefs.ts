import type { AgentSystem } from './constants';

/* Builders of all links inside the site. They take ids of the model and return site-relative hrefs. */

const part = (value: string | number): string => encodeURIComponent(String(value));

const withTab = (path: string, tab?: string): string => (tab ? `${path}?tab=${part(tab)}` : path);

export const homeHref = (): string => '/';
export const downloadHref = (): string => '/download';
export const clubsHref = (): string => '/clubs';
/** The sync agent as one file. */
export const agentHref = (): string => '/download/holeshot-sync.mjs';
/** The sync agent with its runtime for one system. */
export const agentZipHref = (system: AgentSystem): string => `/download/holeshot-sync-${system}.zip`;
/** The search page, with the results of `words`. */
export const searchPageHref = (words?: string): string => (words ? `/search?q=${part(words)}` : '/search');
/** The list of all pilots, or of those of a club. */
export const pilotsHref = (club?: { clubId: number }): string =>
  club ? `/pilots?club=${part(club.clubId)}` : '/pilots';
/** The results under a name at a club. */
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

/** The standings of a season of a club. */
export const seasonHref = (season: { clubId: number; seasonId: number }): string =>
  `/club/${part(season.clubId)}/season/${part(season.seasonId)}`;

export const eventHref = (event: { eventId: string; tab?: string }): string =>
  withTab(`/event/${part(event.eventId)}`, event.tab);

/** My day of a pilot at an event (R142); without a pilot, the page that asks for one. */
export const myDayHref = (day: { eventId: string; pilotId?: string }): string =>
  `${eventHref({ eventId: day.eventId, tab: 'my-day' })}${day.pilotId ? `&pilot=${part(day.pilotId)}` : ''}`;

/** Whether an address is that of a pilot's day. */
export const isMyDayAddress = ({ searchParams }: URL): boolean =>
  searchParams.get('tab') === 'my-day' && searchParams.has('pilot');

/** The QR code of an event's My day. */
export const myDayCodeHref = (event: { eventId: string }): string =>
  `/event/${part(event.eventId)}/my-day.svg`;

/** A calendar of a pilot's races at an event. */
export const pilotCalendarHref = (calendar: { secret: string }): string =>
  `/my-day/${part(calendar.secret)}.ics`;

export const raceHref = (race: { eventId: string; raceId: string; tab?: string }): string =>
  withTab(`/event/${part(race.eventId)}/race/${part(race.raceId)}`, race.tab);

/** The query parameter that opens the explanation of a figure. */
export const EXPLAIN_PARAM = 'explain';

/** The value of that parameter for a pilot's figure, such as `targetLap`. */
export const explainValue = (explained: { figure: string; pilotId: string }): string =>
  `${explained.figure}.${explained.pilotId}`;

/** A race with the explanation of one of a pilot's figures open. */
export const explainedHref = (race: {
  eventId: string;
  raceId: string;
  pilotId: string;
  figure: string;
}): string => `${raceHref(race)}?${EXPLAIN_PARAM}=${part(explainValue(race))}`;

/** The figure of a place in an event, on a pilot's page. */
export const PLACE_FIGURE = 'rank';

/** A pilot's page of an event with the explanation of the place open. */
export const explainedPlaceHref = (pilot: { eventId: string; pilotId: string }): string =>
  `${pilotInEventHref(pilot)}?${EXPLAIN_PARAM}=${part(explainValue({ ...pilot, figure: PLACE_FIGURE }))}`;

export const raceHistoryHref = (race: { eventId: string; raceId: string }): string =>
  `${raceHref(race)}/history`;

/** The form with which a pilot questions a lap; it shows the decision as well. */
export const questionHref = (race: { eventId: string; raceId: string; pilotId?: string }): string =>
  `${raceHref(race)}/question${race.pilotId ? `?pilot=${part(race.pilotId)}` : ''}`;

/** The desk of an event's race directors. */
export const deskHref = (event: { eventId: string }): string => `${eventHref(event)}/desk`;

export const eventHistoryHref = (event: { eventId: string }): string => `${eventHref(event)}/history`;

export const pilotInEventHref = (pilot: { eventId: string; pilotId: string }): string =>
  `/event/${part(pilot.eventId)}/pilot/${part(pilot.pilotId)}`;

export const profileHref = (profile: { handle: string }): string => `/${part(profile.handle)}/`;

/** Calendar feed of all clubs, or of one. */
export const calendarHref = (club?: { clubId: number }): string =>
  club ? `/club/${part(club.clubId)}/calendar.ics` : '/calendar.ics';
