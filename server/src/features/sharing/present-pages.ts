import { type Club, clubColor, countText, formatDate } from '@holeshot/domain';
import type { ListedEvent } from '../../events/read/list-events';
import type { SharingContent } from './presenter';

const RED = '#D9182F';
const MAX_LINES = 3;

const page = (title: string, changes: Partial<SharingContent>): SharingContent => ({
  above: '',
  title,
  untitled: title,
  facts: [],
  lines: [],
  color: RED,
  gaps: [],
  hero: null,
  format: 'wide' as const,
  ...changes,
});

export const presentHomeContent = (): SharingContent =>
  page('Drone racing as it is timed', { facts: ['Clubs', 'Events', 'Races', 'Lap records', 'Streams'] });

/** With the next events. */
export const presentEventsContent = (upcoming: readonly ListedEvent[]): SharingContent =>
  page('Events', {
    above: upcoming.length > 0 ? 'Next' : '',
    lines: upcoming.slice(0, MAX_LINES).map(({ name, start }) => ({
      label: '',
      name,
      figure: start === null ? '' : formatDate(start),
    })),
  });

export const presentClubsContent = (clubs: readonly Club[]): SharingContent =>
  page('Clubs around the world', { facts: [countText(clubs.length, 'club')] });

export const presentClubContent = (club: Club, eventCount: number): SharingContent =>
  page(club.name, {
    above: 'Club',
    untitled: 'Club',
    color: clubColor(club.primaryColor, club.id),
    facts: [club.address, eventCount > 0 ? countText(eventCount, 'event') : ''].filter(Boolean),
  });

/** `version` is that of the newest release, if there is one. */
export const presentDownloadContent = (version: string | undefined): SharingContent =>
  page('Download', {
    above: 'Race timing for Windows and Mac',
    facts: version === undefined ? [] : [`Version ${version}`],
  });
