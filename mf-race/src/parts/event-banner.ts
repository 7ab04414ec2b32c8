import type { Club, RaceEvent } from '@holeshot/domain';
import { clubFill } from '@holeshot/ui';

/** Banner of an event and its races: the event's colour and picture override the club's (specification section 9). */
export const bannerOf = (event: RaceEvent, club: Club) => ({
  fill: clubFill(event.primaryColor ?? club.primaryColor, club.id),
  imageUrl: event.bannerUrl ?? club.bannerUrl,
});
