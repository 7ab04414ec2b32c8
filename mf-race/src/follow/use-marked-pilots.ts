import type { Session } from '@holeshot/client';
import type { Guid } from '@holeshot/domain';
import { useSession } from '@holeshot/platform';
import { isSameName, useFollowedNames } from '@holeshot/ui';
import { useMemo } from 'react';
import type { EventPilot } from '../event-pilots/event-pilot';

/** The event's pilot whom the signed-in user claimed, under any name, or else the one with the user's handle (R66). */
function findOwnPilot(pilots: readonly EventPilot[], { user }: Session): EventPilot | null {
  if (!user) return null;
  const handle = user.handle?.toLowerCase();
  return (
    pilots.find(({ id }) => user.claimedPilotIds.includes(id)) ??
    pilots.find(({ name }) => name.toLowerCase() === handle) ??
    null
  );
}

/** The pilots whose rows a page marks. */
export interface MarkedPilots {
  /** the signed-in user's pilot, claimed or by handle */
  own: EventPilot | null;
  /** the pilots whom this device follows, without `own`, in the order of the given pilots */
  followed: readonly EventPilot[];
  /** ids of `own` and `followed` */
  ids: ReadonlySet<Guid>;
}

/** Finds the signed-in user's pilot (R66, R155) and those whom this device follows among the given pilots. */
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
