import type { Session } from '@holeshot/client';
import type { EventPilot } from './event-pilot';

/** The event's pilot with the signed-in user's handle (R66). */
export function findOwnPilot(pilots: readonly EventPilot[], { user }: Session): EventPilot | null {
  const handle = user?.handle?.toLowerCase();
  return (handle && pilots.find(({ name }) => name.toLowerCase() === handle)) || null;
}
