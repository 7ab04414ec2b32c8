import type { BuildFigures } from '@holeshot/contract/wire';

/** How often something happened, and how often it could have. */
export interface Share {
  count: number;
  total: number;
}

const format = new Intl.NumberFormat('en');

export const numberText = (value: number): string => format.format(value);

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** `812`, `15.4K` */
export const shortNumber = (value: number): string =>
  value < 10_000 ? numberText(value) : compact.format(value);

/** `2.00 %`, `45.3 %`; a dash for 0 of 0 */
export function shareText({ count, total }: Share): string {
  if (total === 0) return '–';
  const percent = (count / total) * 100;
  return `${percent.toFixed(percent > 0 && percent < 10 ? 2 : 1)} %`;
}

/** Pages that could fail. */
export const countPages = ({ exposures, opened }: BuildFigures): number => exposures + opened;

const getShare = (count: number, total: number): Share => ({ count: Math.min(count, total), total });

/** Compared figures of a build other than vitals. */
export const MEASURES: readonly { title: string; share: (figures: BuildFigures) => Share }[] = [
  {
    title: 'Failures',
    share: (of) => getShare(of.loadFailures + of.crashes + of.serverFailures, countPages(of)),
  },
  { title: 'Failed API calls', share: (of) => getShare(of.apiErrors, countPages(of)) },
  { title: 'Interactive', share: (of) => getShare(of.ready, of.exposures) },
];

/** `1.2 MB`, `35 kB` */
export const sizeText = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1_000)} kB`;

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 22, 2026, 9:05 AM`, in the visitor's zone */
export const dateText = (iso: string): string => DATE.format(new Date(iso));
