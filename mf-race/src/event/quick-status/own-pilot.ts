import type { Session } from '@holeshot/client';
import type { Guid } from '@holeshot/domain';
import type { ShownPilot } from '../../parts/shown-pilot';
import type { QuickStatusView } from './quick-status-view-model';

/** The pilot of the event who goes by the handle of who is signed in; across events people are known by it (domain notes 1.1). */
export function findOwnPilot(pilots: readonly ShownPilot[], { user }: Session): ShownPilot | null {
  const handle = user?.handle?.toLowerCase();
  return (handle && pilots.find(({ name }) => name.toLowerCase() === handle)) || null;
}

interface Flight {
  channelId: Guid | null;
  /** `null` for the race that is being flown */
  race: { roundNumber: number; raceNumber: number } | null;
}

/** Where a pilot flies: the current race, if it is theirs, and the next one. */
export function flightsOf(pilotId: Guid, { current, upcoming }: QuickStatusView): Flight[] {
  const now = current?.ok ? current.value.rows.find((row) => row.pilotId === pilotId) : undefined;
  const next = upcoming.flatMap((race) => {
    const seat = race.pilots.find((pilot) => pilot.pilotId === pilotId);
    return seat ? [{ channelId: seat.channelId, race }] : [];
  });
  return [...(now ? [{ channelId: now.channelId, race: null }] : []), ...next].slice(0, 2);
}
