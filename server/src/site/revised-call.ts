import { event, race } from '@holeshot/contract/paths';

const GUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PAGE = new RegExp(`^/event/(${GUID})(?:/race/(${GUID}))?/?$`, 'i');

/**
 * The API call of a page with a revision (R163): a page about a race, or one that is pinned to a revision of an event.
 * Undefined for any other page.
 */
export function findRevisedCall(url: string): string | undefined {
  const [pathname = '', query] = url.split('?', 2);
  const [, eventId, raceId] = PAGE.exec(pathname) ?? [];
  const revision = new URLSearchParams(query).get('revision');
  if (!eventId || (!raceId && revision === null)) return undefined;
  const path = (raceId ? race : event).replace(':eventId', eventId).replace(':raceId', raceId ?? '');
  return revision === null ? path : `${path}?revision=${encodeURIComponent(revision)}`;
}
