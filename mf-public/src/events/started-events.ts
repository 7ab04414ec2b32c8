import type { Podium } from '@holeshot/client';
import { type EventListItem, type Guid, isToday } from '@holeshot/domain';
import { type EventPreview, pickPreview } from '../event/preview-event';

interface Present {
  /** the running events */
  liveIds: readonly Guid[];
  podiums: readonly Podium[];
  /** an instant */
  nowMs: number;
}

/** Events that have begun: the running ones first, those that are over with their first three. */
export function listStarted(
  events: readonly EventListItem[],
  { liveIds, podiums, nowMs }: Present,
): EventPreview[] {
  const previews = events.map((event): EventPreview => {
    const podium = podiums.find((candidate) => candidate.event.id === event.id);
    const places = podium?.racesLeft === 0 ? podium.rows.flatMap(pickPlace) : [];
    const when = liveIds.includes(event.id) ? 'Live now' : isToday(event, nowMs) ? 'Today' : null;
    return {
      ...pickPreview(event, false),
      ...(when ? { when } : {}),
      ...(places.length > 0 ? { podium: places.slice(0, 3) } : {}),
    };
  });
  return [...previews.filter(isLive), ...previews.filter((event) => !isLive(event))];
}

const isLive = ({ when }: EventPreview): boolean => when === 'Live now';

/** Equal figures share a rank (R126). */
const pickPlace = ({ pilotId, rank, name }: Podium['rows'][number]) =>
  rank !== null && rank <= 3 ? [{ pilotId, rank, name }] : [];
