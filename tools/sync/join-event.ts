import type { SiteClient } from './site-client';

/**
 * Joins the event of the site with the app's event of that day, and logs the result.
 * @returns whether the site has decided; it is asked again otherwise
 */
export async function joinEvent(
  eventId: string,
  site: Pick<SiteClient, 'join'>,
  log: (line: string) => void,
): Promise<boolean> {
  const outcome = await site.join(eventId);
  if (outcome.kind === 'later' || outcome.kind === 'locked-out') return false;
  if (outcome.kind === 'refused') log(`--event: ${outcome.message}`);
  else if (outcome.value.status === 'waiting') return false;
  else if (outcome.value.status === 'joined') log(`--event: joined with the app's event of that day`);
  else log('--event: the app has several events of that day; choose one in Manage Club');
  return true;
}
