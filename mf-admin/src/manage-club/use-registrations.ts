import type { Settled } from '@holeshot/client';
import type { Guid } from '@holeshot/domain';
import { usePlatform } from '@holeshot/platform';
import { useCallback, useEffect, useState } from 'react';
import { type ClubRegistration, clubRegistrationsQuery } from './managing.query';

/** The registrations for an event, null while they load, and a function that loads them again. */
export function useRegistrations(eventId: Guid): [Settled<ClubRegistration[]> | null, () => Promise<void>] {
  const { client } = usePlatform();
  const [loaded, setLoaded] = useState<Settled<ClubRegistration[]> | null>(null);
  const load = useCallback(
    async () => setLoaded(await client.settle(clubRegistrationsQuery(eventId), { cache: false })),
    [client, eventId],
  );
  useEffect(() => {
    void load();
  }, [load]);
  return [loaded, load];
}
