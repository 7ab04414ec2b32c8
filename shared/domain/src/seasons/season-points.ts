/** A points rule of a season: points by place, from the first; `null` for one point per pilot beaten (R169). */
interface PointsRule {
  name: string;
  places: readonly number[] | null;
}

/** The rules that a club chooses from; stored and on the wire under their keys. */
export const SEASON_POINTS = {
  /** the desktop app's defaults for a race (R94) */
  five: { name: 'First five places: 10 8 6 4 2', places: [10, 8, 6, 4, 2] },
  ten: { name: 'First ten places: 25 18 15 12 10 8 6 4 2 1', places: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1] },
  beaten: { name: 'One point for each pilot beaten', places: null },
} as const satisfies Record<string, PointsRule>;

export type SeasonPoints = keyof typeof SEASON_POINTS;

export const SEASON_POINTS_KEYS = Object.keys(SEASON_POINTS) as [SeasonPoints, ...SeasonPoints[]];

/** How the results of events add up to those of a season. */
export interface SeasonRule {
  points: SeasonPoints;
  /** how many of a pilot's best results count; `null` for all */
  counted: number | null;
}

/** A pilot's place in an event; `null` without a result. */
export interface SeasonPlace {
  /** the same for one pilot in every event */
  pilot: string;
  rank: number | null;
}

/** A result of a pilot in an event of a season. */
export interface PlacePoints {
  /** from 1; pilots who share a place share its points */
  place: number;
  points: number;
}

/** The points by pilot of an event (R169). A pilot who is in it twice has the better place. */
export function pointsOfPlaces(
  points: SeasonPoints,
  places: readonly SeasonPlace[],
): Map<string, PlacePoints> {
  const best = new Map<string, number>();
  for (const { pilot, rank } of places)
    if (rank !== null) best.set(pilot, Math.min(rank, best.get(pilot) ?? rank));
  const ranks = [...best.values()];
  const score = (place: number): number => {
    const list: readonly number[] | null = SEASON_POINTS[points].places;
    return list ? (list[place - 1] ?? 0) : ranks.filter((rank) => rank > place).length;
  };
  return new Map([...best].map(([pilot, place]) => [pilot, { place, points: score(place) }]));
}
