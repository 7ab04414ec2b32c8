import { REMOTE_NAMES } from './remote-manifest';

/** What has builds of its own, and ships alone. */
export const CHANNEL_NAMES = ['shell', ...REMOTE_NAMES] as const;
export type ChannelName = (typeof CHANNEL_NAMES)[number];

/** Web vitals: of the page's load, and of its answers to the visitor. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];
