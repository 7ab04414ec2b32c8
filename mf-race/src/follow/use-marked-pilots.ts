import type { Session } from '@holeshot/client';
import type { Guid } from '@holeshot/domain';
import { useSession } from '@holeshot/platform';
import { useMemo } from 'react';
import type { EventPilot } from '../event-pilots/event-pilot';
import { isSameName } from './followed-names';
import { useFollowedNames } from './use-followed-names';

/** The event's pilot with the signed-in user's handle (R66). */
function findOwnPilot(pilots: readonly EventPilot[], { user }: Session): EventPilot | null {
  const handle = user?.handle?.toLowerCase();
  return (handle && pilots.find(({ name }) => name.toLowerCase() === handle)) || null;
}

/** The pilots whose rows a page marks. */
export interface MarkedPilots {
  /** the signed-in user's pilot */
  own: EventPilot | null;
  /** the pilots whom this device follows, without the own one, in the order of the given pilots */
  followed: readonly EventPilot[];
  /** ids of all of them */
  ids: ReadonlySet<Guid>;
}

/** The signed-in user's pilot (R66) and those whom this device follows, among the given pilots. */
export function useMarkedPilots(pilots: readonly EventPilot[]): MarkedPilots {
  const session = useSession();
  const names = useFollowedNames();
  return useMemo(() => {
    const own = findOwnPilot(pilots, session);
    const followed = pilots.filter(
      (pilot) => pilot !== own && names.some((name) => isSameName(name, pilot.name)),
    );
    return { own, followed, ids: new Set([...(own ? [own] : []), ...followed].map(({ id }) => id)) };
  }, [pilots, session, names]);
}
