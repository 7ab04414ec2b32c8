import { ageText } from '@holeshot/ui';
import type { ClubLink } from './club-link.query';

/** The agent uses the key every minute, which is recorded to the minute. */
const CONNECTED_MS = 150_000;

/** `none`: no key. `waiting`: nothing received yet. `lost`: nothing received for some minutes. */
export type LinkState = 'none' | 'waiting' | 'connected' | 'lost';

type Moments = Omit<ClubLink, 'nowMs' | 'readAtMs' | 'zips'>;

/** When something was last received with the current key; null for never. */
function lastContactMs({ keyMadeMs, keyUsedMs, notifiedMs }: Moments): number | null {
  const moments = [keyUsedMs, notifiedMs].flatMap((moment) =>
    moment !== null && moment >= (keyMadeMs ?? 0) ? [moment] : [],
  );
  return moments.length === 0 ? null : Math.max(...moments);
}

/** Whether the desktop app of a club is connected at `nowMs`, and since when not. */
export function describeLink(link: Moments, nowMs: number): { state: LinkState; text: string } {
  if (link.keyMadeMs === null) return { state: 'none', text: 'Not linked to the desktop app' };
  const last = lastContactMs(link);
  if (last === null) return { state: 'waiting', text: 'Linked to the desktop app, nothing came yet' };
  const age = (moment: number): string => ageText(Math.max(0, nowMs - moment));
  const file = link.fileCameMs === null ? 'no file yet' : `last file ${age(link.fileCameMs)} ago`;
  if (nowMs - last < CONNECTED_MS) return { state: 'connected', text: `Connected, ${file}` };
  return { state: 'lost', text: `Not connected: nothing came for ${age(last)}, ${file}` };
}

/** When the desktop app last notified, without which no race is live. */
export const describeNotifications = ({ notifiedMs }: Pick<ClubLink, 'notifiedMs'>, nowMs: number): string =>
  notifiedMs === null
    ? 'No notification yet'
    : `Last notification ${ageText(Math.max(0, nowMs - notifiedMs))} ago`;
