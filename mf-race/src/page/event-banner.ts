import type { Club, RaceEvent } from '@holeshot/domain';
import { clubColor } from '@holeshot/domain';

/** Colour and image of the banner of an event and its races: the event's, the club's or the default (R9). */
export const eventBanner = (
  event: Pick<RaceEvent, 'primaryColor' | 'bannerUrl'>,
  club: Pick<Club, 'id' | 'primaryColor' | 'bannerUrl'> | null,
) => ({
  fill: clubColor(event.primaryColor ?? club?.primaryColor ?? null, club?.id ?? 0),
  imageUrl: event.bannerUrl ?? club?.bannerUrl ?? null,
});
