/** Business constants of the specification, section 9. Each name says its unit. */

/** How long a cached GET reply is reused (specification sections 7 and 9). */
export const CACHE_STALE_MS = 100_000;
export const TOAST_MS = 5_000;
export const TABLE_PAGE_SIZE = 10;
/** Rows of one reply of the table of events, at most, where a client wants more than a page: for its CSV file. */
export const TABLE_MOST_ROWS = 1000;
export const MAX_LAP_NUMBER = 1_000;
/** Laps sampled on the page of a race that is not of type Race. */
export const MAX_LAPS_SHOWN = 9_999;
/** An end timestamp above this counts as valid on the race page. */
export const VALID_TIMESTAMP_MS = 1e12;

export const EVENTS_MAXIMUM = 100;
export const UPCOMING_EVENTS = 4;
export const RECENT_EVENTS = 8;
export const RECENT_DAYS = 30;
export const LAST_RACES = 3;
export const NEXT_RACES = 3;
export const CHANNEL_VIEW_RACES = 100;

export const FALLBACK_CHANNEL_COLOR = '#8E3900';
/** The date the desktop app writes for "not set", as it stands on the wire. */
export const EMPTY_DATE = '0001-01-01 00:00:00.000';
export const EMPTY_GUID = '00000000-0000-0000-0000-000000000000';

/** The user with this id is the site admin (specification section 6). */
export const SITE_ADMIN_USER_ID = 2;

export const CHART_MAX_WIDTH = 1200;
export const CHART_PADDING = 0.5;
/** Y axis: 1 s a step, or 5 s when the spread is larger than 7 s. */
export const CHART_STEP_SECONDS = { narrow: 1, wide: 5, wideAboveSpread: 7 } as const;
/** The legend offers ALL above this many series. */
export const LEGEND_ALL_ABOVE = 6;

/** Links that leave the site; each asks first (specification section 2, top menu). */
export const EXTERNAL_LINKS = {
  code: 'https://github.com/uewepuep/FPVTrackside',
  chat: 'https://discord.gg/fpvtrackside',
  manual: 'https://github.com/uewepuep/FPVTrackside/wiki',
  support: 'https://www.patreon.com/fpvtrackside',
} as const;

/** Where streams are watched. The player's host sets no cookie before something is played. */
export const VIDEO_PLATFORM = {
  player: 'https://www.youtube-nocookie.com',
  watch: 'https://www.youtube.com/watch',
} as const;

/** Name of the global in which the shell hands shared modules to remotes, in the browser. */
export const PROVIDED_GLOBAL = 'holeshotProvided';

/**
 * The letters of the font file that every page begins with, as CSS writes ranges: English with its marks. What names
 * bring besides is in a second file, fetched when a page has one of its letters.
 */
export const FONT_FIRST_LETTERS =
  'U+20-7E, U+A0, U+B0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2191, U+2193, U+2212';
export const FONT_OTHER_LETTERS = 'U+A1-218F';
