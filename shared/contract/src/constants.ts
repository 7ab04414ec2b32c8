/** The limits and constants of docs/rules.md. Each name says its unit. */

/** How long a cached GET response is reused (R53). */
export const CACHE_STALE_MS = 100_000;
export const TOAST_MS = 5_000;
export const TABLE_PAGE_SIZE = 10;
/** Largest `rows` of a request to the table of events; the CSV download uses it. */
export const MAX_TABLE_ROWS = 1000;
/** Largest lap number on the race page, except in rounds of type Race (R37). */
export const MAX_VISIBLE_LAP = 9_999;
/** On the race page an end timestamp above this is valid (R35). */
export const VALID_TIMESTAMP_MS = 1e12;

export const MAX_EVENTS = 100;
export const UPCOMING_EVENTS = 4;
export const RECENT_EVENTS = 8;
export const RECENT_DAYS = 30;
export const LAST_RACES = 3;
export const NEXT_RACES = 3;
export const CHANNEL_VIEW_RACES = 100;
/** How many of the last starts predict the next ones (R140): about as many as in an afternoon. */
export const FORECAST_RACES = 25;
/** How many races ahead a pilot can be notified (R145). */
export const MAX_AHEAD = 5;

/** Characters that cannot be stored or shown, or change the text direction; line breaks and tabs are none. */
export const UNSHOWABLE = /[^\P{Cc}\t\n\r]|[\u2028-\u202e\u2066-\u2069]/u;
/** "Not set" on the wire (R55). */
export const EMPTY_DATE = '0001-01-01 00:00:00.000';
export const EMPTY_GUID = '00000000-0000-0000-0000-000000000000';

export const CHART_MAX_WIDTH = 1200;
export const CHART_PADDING = 0.5;
/** Steps of the y axis: 1 s, or 5 s when the spread is above 7 s (R40). */
export const CHART_STEP_SECONDS = { narrow: 1, wide: 5, wideAboveSpread: 7 } as const;
/** With more series than this the legend has ALL (R41). */
export const LEGEND_ALL_ABOVE_SERIES = 6;

/** Storage key of the visitor's theme, `sun` or `dark`; absent without a choice. */
export const THEME_STORAGE_KEY = 'theme';

/** Links that leave the site; each asks for confirmation (R4). */
export const EXTERNAL_LINKS = {
  code: 'https://github.com/uewepuep/FPVTrackside',
  chat: 'https://discord.gg/fpvtrackside',
  manual: 'https://github.com/uewepuep/FPVTrackside/wiki',
  support: 'https://www.patreon.com/fpvtrackside',
} as const;

/** Urls of the video platform. The player's host sets no cookies before playback. */
export const VIDEO_PLATFORM = {
  player: 'https://www.youtube-nocookie.com',
  watch: 'https://www.youtube.com/watch',
} as const;

/**
 * The webfont is two files, divided by CSS unicode ranges: the first has English letters and punctuation, which every
 * page needs; browsers fetch the second only for pages with other letters, mostly in names.
 */
export const FONT_FIRST_LETTERS =
  'U+20-7E, U+A0, U+B0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2191, U+2193, U+2212';
export const FONT_OTHER_LETTERS = 'U+A1-218F';

/** The local port on which the sync agent receives the desktop app's notifications. */
export const NOTIFICATION_PORT = 8899;

/** The systems that the sync agent is packed for. */
export const AGENT_SYSTEMS = ['windows', 'mac-arm64', 'mac-x64', 'linux'] as const;
export type AgentSystem = (typeof AGENT_SYSTEMS)[number];
