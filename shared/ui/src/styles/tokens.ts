/** The site's colours by role. Components use them as CSS variables (`var(--t1)`), SVG and charts directly. */
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
} as const;

export const FONT_FAMILY =
  '"Archivo Narrow", "Archivo Narrow Fallback", "Archivo Narrow Linux Fallback", "Arial Narrow", "Roboto Condensed", system-ui, sans-serif';

/** Print always uses the wide layout. */
export const PHONE = '@media screen and (max-width: 719px)';
export const WIDE = '@media print, (min-width: 720px)';
