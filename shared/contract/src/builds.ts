import { REMOTE_NAMES } from './remote-manifest';

/** The units that are built and released independently. */
export const SLOT_NAMES = ['shell', ...REMOTE_NAMES] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** Web vitals: of the page's load, and of its responses to input. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];
