import type { Guid } from '@holeshot/domain';
import type { UpcomingRace } from '../../upcoming-race';
import type { QuickStatusData } from './quick-status-data';

/** A race in which a pilot flies. */
export interface OwnRace {
  channelId: Guid | null;
  /** `null` for the race in progress */
  race: UpcomingRace | null;
}

/** At most two races of a pilot: the one in progress and the next one, or the next two. */
export function listOwnRaces(
  pilotId: Guid,
  { current, upcoming }: Pick<QuickStatusData, 'current' | 'upcoming'>,
): OwnRace[] {
  const currentRow = current?.ok ? current.value.rows.find((row) => row.pilotId === pilotId) : undefined;
  const nextRaces = upcoming.flatMap((race) => {
    const entry = race.pilots.find((pilot) => pilot.pilotId === pilotId);
    return entry ? [{ channelId: entry.channelId, race }] : [];
  });
  return [...(currentRow ? [{ channelId: currentRow.channelId, race: null }] : []), ...nextRaces].slice(0, 2);
}
