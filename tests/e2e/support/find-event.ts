import { eventHref } from '@holeshot/contract';

/** The path of the oldest event of a seeded site, which is over. */
export async function findOldEvent(origin: string, tab?: string): Promise<string> {
  const events = (await (await fetch(`${origin}/api/public/events`)).json()) as { ID: string }[];
  return eventHref({ eventId: events.at(-1)?.ID ?? '', ...(tab && { tab }) });
}
