import type { Club, RaceEvent } from '@holeshot/domain';
import { clubFill } from '@holeshot/ui';

/**
 * Banner of an event and its races: the event's colour and picture override the club's (specification section 9); both
 * are there when the club is not.
 */
export const bannerOf = (
  event: Pick<RaceEvent, 'primaryColor' | 'bannerUrl'>,
  club: Pick<Club, 'id' | 'primaryColor' | 'bannerUrl'> | null,
) => ({
  fill: clubFill(event.primaryColor ?? club?.primaryColor ?? null, club?.id ?? 0),
  imageUrl: event.bannerUrl ?? club?.bannerUrl ?? null,
});
