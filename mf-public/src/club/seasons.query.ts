import { defineQuery, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { WireSeasonSummary } from '@holeshot/contract/wire';

/** A season of a club with its first pilots. */
export interface SeasonSummary {
  id: number;
  name: string;
  /** whether the first pilots are champions */
  isDecided: boolean;
  eventCount: number;
  eventsOver: number;
  /** the first five, more when they share a rank */
  rows: { rank: number; name: string; photoUrl: string | null; total: number }[];
}

/** The seasons of a club, newest first. */
export const seasonsOfClubQuery = (clubId: number) =>
  defineQuery(fillPath(paths.seasonsOfClub, { clubId }), async (json) =>
    (json as WireSeasonSummary[]).map(
      (season): SeasonSummary => ({
        id: season.ID,
        name: season.Name,
        isDecided: season.Decided,
        eventCount: season.Events,
        eventsOver: season.EventsOver,
        rows: season.Rows.map(({ Rank, Name, PhotoURL, Total }) => ({
          rank: Rank,
          name: Name,
          photoUrl: PhotoURL,
          total: Total,
        })),
      }),
    ),
  );
