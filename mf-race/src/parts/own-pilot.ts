import type { Session } from '@holeshot/client';
import type { ShownPilot } from './shown-pilot';

/** The pilot of the event who goes by the handle of who is signed in; across events people are known by it (domain notes 1.1). */
export function findOwnPilot(pilots: readonly ShownPilot[], { user }: Session): ShownPilot | null {
  const handle = user?.handle?.toLowerCase();
  return (handle && pilots.find(({ name }) => name.toLowerCase() === handle)) || null;
}
