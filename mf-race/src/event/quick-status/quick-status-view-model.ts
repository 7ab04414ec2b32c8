import type { Settled } from '@holeshot/client';
import { type Guid, isEventFinished, type LocalMs, type Race, raceState } from '@holeshot/domain';
import type { LiveRace } from '../../parts/live/live-race';
import { type RaceCardData, raceCard } from '../../parts/race-card-data';
import type { ShownChannel } from '../../parts/shown-channels';
import type { LapRecordsViewData } from '../lap-records-view-model';

export interface UpcomingRace {
  id: Guid;
  eventType: Race['eventType'];
  roundNumber: number;
  raceNumber: number;
  /** `null` when nothing tells how long races take here */
  expectedStart: LocalMs | null;
  pilots: { pilotId: Guid; channelId: Guid | null }[];
}

export interface QuickStatusView {
  /** `null` between races */
  current: Settled<LiveRace> | null;
  last: RaceCardData | null;
  upcoming: UpcomingRace[];
  /** rounds are of several types, so that races are named with theirs */
  namesTypes: boolean;
  /** the first few rows, and how many there are */
  records: Settled<LapRecordsViewData & { count: number }>;
  channels: Record<Guid, ShownChannel>;
  /** what a check for news asks for, and what else there is to read when there are any */
  watch: string[];
  also: string[];
  pace: RefreshPace;
}

/** `flying` while a race is in progress, `between` races, `waiting` for the first one */
export type RefreshPace = 'flying' | 'between' | 'waiting';

/** The race of the list that is being flown. */
export const findCurrentRace = (next: readonly Race[]): Race | undefined =>
  next.find((race) => raceState(race) === 'in-progress');

/** How often news are to be expected. */
export function refreshPace(last: readonly Race[], next: readonly Race[]): RefreshPace {
  if (findCurrentRace(next)) return 'flying';
  return last.length > 0 && !isEventFinished(last, next) ? 'between' : 'waiting';
}

/**
 * The races that come after the current one, with the times at which they may be expected: as far apart as the last
 * starts were. Where nothing has started for far longer than that, nothing is expected. `nowLocal` is what the clock at
 * the field shows.
 */
export function upcomingRaces(
  last: readonly Race[],
  next: readonly Race[],
  nowLocal: LocalMs,
): UpcomingRace[] {
  const starts = [...last, ...next].flatMap(({ start }) => start ?? []).sort((a, b) => a - b);
  const gapMs = medianGap(starts);
  const newest = starts.at(-1);
  const first = gapMs === null || newest === undefined ? null : expectedNext(newest, gapMs, nowLocal);
  return next
    .filter((race) => raceState(race) === 'not-started')
    .map((race, index) => ({
      id: race.id,
      eventType: race.eventType,
      roundNumber: race.roundNumber,
      raceNumber: race.raceNumber,
      expectedStart: first === null || gapMs === null ? null : first + index * gapMs,
      pilots: race.pilotChannels.map(({ pilotId, channelId }) => ({ pilotId, channelId })),
    }));
}

/** So many gaps without a start are a break, and nobody knows how long it takes. */
const GAPS_OF_BREAK = 4;

const expectedNext = (newest: LocalMs, gapMs: number, nowLocal: LocalMs): LocalMs | null =>
  nowLocal - newest > GAPS_OF_BREAK * gapMs ? null : Math.max(newest + gapMs, nowLocal);

/** A break of an hour or a night is no rhythm. */
const LONGEST_GAP_MS = 3_600_000;

function medianGap(starts: readonly LocalMs[]): number | null {
  const gaps = starts
    .slice(1)
    .map((start, index) => start - (starts[index] ?? start))
    .filter((gap) => gap > 0 && gap < LONGEST_GAP_MS)
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? null;
}

/** The last race that ended, as a card. `last` is newest first. */
export function lastRaceCard(last: readonly Race[]): RaceCardData | null {
  const [race] = last;
  return race ? raceCard(race) : null;
}
