import type { OwnRegistration } from '@holeshot/client';
import { usePlatform, useSession } from '@holeshot/platform';
import { isSameName } from '@holeshot/ui';
import { useEffect, useState } from 'react';
import {
  findFlownEvent,
  findRegisteredEvent,
  loadOwnFacts,
  type OwnEventData,
  type OwnFacts,
} from './load-own-facts';

export interface OwnEventInput {
  registrations: readonly OwnRegistration[];
  /** names of the pilots whom this device follows */
  followed: readonly string[];
  /** running events, and the next ones of all clubs */
  events: readonly OwnEventData[];
}

interface OwnEvent {
  event: OwnEventData;
  /** `undefined` if only the pilot's name is known */
  registration: OwnRegistration | undefined;
  /** of the pilot */
  name: string;
  /** the signed-in person's, otherwise that of a followed pilot */
  isOwn: boolean;
  /** `null` until they are known */
  facts: OwnFacts | null;
}

/**
 * The event of a person or of a followed pilot, with facts of the pilot. It is personal, so it loads after the page,
 * which is the same for everybody.
 */
export function useOwnEvent({ registrations, followed, events }: OwnEventInput): OwnEvent | null {
  const { client } = usePlatform();
  const handle = useSession().user?.handle ?? '';
  const listed = events.find(({ id }) => registrations.some(({ eventId }) => eventId === id)) ?? null;
  const [found, setFound] = useState<{ event: OwnEventData; name: string } | null>(null);
  const [facts, setFacts] = useState<OwnFacts | null>(null);
  const isRegistered = registrations.length > 0;
  // the page reloads every few seconds, mostly with equal events
  const key = JSON.stringify([registrations, followed, listed?.id ?? events.map(({ id }) => id)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the events are others
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      if (!isRegistered) return findFlownEvent(client, events, [handle, ...followed]);
      const event = listed ?? (await findRegisteredEvent(client, registrations));
      return event && { event, name: handle };
    };
    const load = async () => {
      const next = await find();
      if (isGone) return;
      setFound(next);
      const known = next && next.name !== '' ? await loadOwnFacts(client, next.event, next.name) : null;
      if (!isGone) setFacts(known);
    };
    load();
    return () => {
      isGone = true;
    };
  }, [client, handle, key]);
  const name = isRegistered ? handle : found?.name;
  const event = listed ?? (found?.name === name ? found?.event : undefined);
  if (!event || name === undefined) return null;
  return {
    event,
    registration: registrations.find(({ eventId }) => eventId === event.id),
    name,
    isOwn: isRegistered || isSameName(name, handle),
    // those of an earlier event or pilot stay until the next ones are known
    facts: facts?.eventId === event.id && facts.name === name ? facts : null,
  };
}
