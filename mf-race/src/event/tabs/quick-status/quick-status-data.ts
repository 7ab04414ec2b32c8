import type { Settled } from '@holeshot/client';
import { type Guid, isEventFinished, type LocalMs, type Race, raceState } from '@holeshot/domain';
import type { ChannelDisplay } from '../../../channels/channel-display';
import type { RefreshPace } from '../../../live/live-limits';
import type { LiveRace } from '../../../live/live-race';
import { type EventOfCard, type RaceCardData, toRaceCard } from '../../../race-card/race-card-data';
import type { RecordsTableData } from '../../records-table/records-table-data';

export interface UpcomingRace {
  id: Guid;
  eventType: Race['eventType'];
  roundNumber: number;
  raceNumber: number;
  /** `null` when the races so far give no estimate */
  expectedStart: LocalMs | null;
  pilots: { pilotId: Guid; channelId: Guid | null }[];
}

export interface QuickStatusData {
  /** the race in progress; `null` between races */
  current: Settled<LiveRace> | null;
  last: RaceCardData | null;
  upcoming: UpcomingRace[];
  /** race labels include the type, since rounds have several types */
  showsType: boolean;
  /** the first rows, and the number of all rows */
  records: Settled<RecordsTableData & { count: number }>;
  channels: Record<Guid, ChannelDisplay>;
}

/** The race in progress. */
export const findCurrentRace = (next: readonly Race[]): Race | undefined =>
  next.find((race) => raceState(race) === 'in-progress');

export function getRefreshPace(last: readonly Race[], next: readonly Race[]): RefreshPace {
  if (findCurrentRace(next)) return 'flying';
  return last.length > 0 && !isEventFinished(last, next) ? 'between' : 'waiting';
}

/**
 * The races after the current one, with their expected start times: spaced by the median time between the last starts.
 * No times are expected after a long break. `nowLocal` is the time at the field.
 */
export function listUpcomingRaces(
  last: readonly Race[],
  next: readonly Race[],
  nowLocal: LocalMs,
): UpcomingRace[] {
  const starts = [...last, ...next].flatMap(({ start }) => start ?? []).sort((a, b) => a - b);
  const gapMs = medianGap(starts);
  const lastStart = starts.at(-1);
  const first = gapMs === null || lastStart === undefined ? null : expectedNext(lastStart, gapMs, nowLocal);
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

/** After this many gaps without a start, the event has a break of unknown length. */
const BREAK_GAPS = 4;

const expectedNext = (lastStart: LocalMs, gapMs: number, nowLocal: LocalMs): LocalMs | null =>
  nowLocal - lastStart > BREAK_GAPS * gapMs ? null : Math.max(lastStart + gapMs, nowLocal);

/** Longer gaps are breaks and do not count for the median. */
const MAX_GAP_MS = 3_600_000;

function medianGap(starts: readonly LocalMs[]): number | null {
  const gaps = starts
    .slice(1)
    .map((start, index) => start - (starts[index] ?? start))
    .filter((gap) => gap > 0 && gap < MAX_GAP_MS)
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? null;
}

/** The last race that ended, as a card. `last` is latest first. */
export function toLastRaceCard(last: readonly Race[], event: EventOfCard): RaceCardData | null {
  const [race] = last;
  return race ? toRaceCard(race, event) : null;
}
