/**
 * The site's colours by role, for the dark theme. Components use them as CSS variables (`var(--t1)`), which follow the
 * theme; only a canvas needs the values. `white` and `black` are for fills that are the same in both themes: red,
 * clubs, pictures.
 */
export const COLORS = {
  bg: '#0B0C0E',
  s1: '#131518',
  s2: '#1B1E22',
  s3: '#25292E',
  live: '#1F1418',
  line: '#2A2E34',
  edge: '#777F8A',
  t1: '#F5F6F7',
  t2: '#C3C9D1',
  t3: '#9AA2AD',
  red: '#D9182F',
  'red-hover': '#C7152A',
  'red-pressed': '#A81022',
  'red-t': '#FF6A73',
  amber: '#FFB84D',
  focus: '#FFFFFF',
  land: '#2E333A',
  'tag-edge': '#25292E',
  white: '#FFFFFF',
  black: '#0B0C0E',
} as const;

export type ColorTable = Record<keyof typeof COLORS, string>;

/** The same roles in sunlight: text has a contrast of 7 or more on every background. Print uses it, too. */
export const SUN_COLORS: ColorTable = {
  bg: '#FFFFFF',
  s1: '#F2F4F6',
  s2: '#FFFFFF',
  s3: '#E1E5EA',
  live: '#FCE6E8',
  line: '#B3BAC3',
  edge: '#59616C',
  t1: '#08090B',
  t2: '#262B33',
  t3: '#3D444E',
  red: '#B4051C',
  'red-hover': '#9C0317',
  'red-pressed': '#820112',
  'red-t': '#98000F',
  amber: '#6A3A00',
  focus: '#08090B',
  land: '#C9CFD6',
  'tag-edge': '#08090B',
  white: '#FFFFFF',
  black: '#0B0C0E',
};

/** Dark, or sunlight: the light theme for phones outdoors. */
export type Theme = 'dark' | 'sun';

export const COLORS_BY_THEME: Record<Theme, ColorTable> = { dark: COLORS, sun: SUN_COLORS };

/** Shadows of panels above the page (`raised`), the page under a dialog (`scrim`), and the ring of a channel's tag. */
export const SHADOWS = {
  raised: '0 20px 64px rgb(0 0 0 / 0.6)',
  scrim: 'rgb(4 5 6 / 0.72)',
  'tag-ring': 'inset 0 0 0 1px rgb(255 255 255 / 0.2)',
} as const;

/** Raised panels have the page's colour and need an edge. The ring keeps yellow and white tags visible. */
export const SUN_SHADOWS: Record<keyof typeof SHADOWS, string> = {
  raised: '0 0 0 1px #59616C, 0 12px 40px rgb(8 9 11 / 0.25)',
  scrim: 'rgb(8 9 11 / 0.6)',
  'tag-ring': '0 0 0 1.5px #08090B',
};

/** The colours of the sun theme that print replaces: it has no backgrounds, and the rails of bars are outlined. */
export const PRINT_COLORS: Partial<ColorTable> = {
  s1: '#FFFFFF',
  s3: '#FFFFFF',
  live: '#FFFFFF',
};

export const FONT_FAMILY =
  '"Archivo Narrow", "Archivo Narrow Fallback", "Archivo Narrow Linux Fallback", "Arial Narrow", "Roboto Condensed", system-ui, sans-serif';

/** Print always uses the wide layout. */
export const PHONE = '@media screen and (max-width: 719px)';
export const WIDE = '@media print, (min-width: 720px)';
