import { hasDayBegun, isDayOver, isEventFinished, type Race, raceState } from '@holeshot/domain';
import type { RefreshPace } from '../live/live-limits';
import { type EventOfCard, type RaceCardData, toRaceCard } from '../race-card/race-card-data';

/** The race in progress; of several the newest, since an app that crashed leaves a race without its end. */
export const findCurrentRace = (next: readonly Race[]): Race | undefined =>
  next
    .filter((race) => raceState(race) === 'in-progress')
    .toSorted((a, b) => (b.start ?? 0) - (a.start ?? 0))[0];

/** Whether a page of the event updates live: from its first race or the start of its day until its day is over. */
export const isFollowed = (
  event: Parameters<typeof isDayOver>[0],
  { last, next }: { last: readonly Race[]; next: readonly Race[] },
  nowMs: number,
): boolean => !isDayOver(event, last, nowMs) && (last.length + next.length > 0 || hasDayBegun(event, nowMs));

export function getRefreshPace(last: readonly Race[], next: readonly Race[]): RefreshPace {
  if (findCurrentRace(next)) return 'flying';
  return last.length > 0 && !isEventFinished(last, next) ? 'between' : 'waiting';
}

/** The last race that ended, as a card. `last` is latest first. */
export function toLastRaceCard(last: readonly Race[], event: EventOfCard): RaceCardData | null {
  const [race] = last;
  return race ? toRaceCard(race, event) : null;
}
