import {
  compareResults,
  decidingSeconds,
  enduranceText,
  eventTraits,
  formatGap,
  formatSeconds,
  type Guid,
  isDnf,
  lapsText,
  placeText,
  type RaceDetails,
  type RaceEvent,
  type RaceState,
  type RaceSummary,
  raceState,
  validLaps,
} from '@holeshot/domain';
import { countedResults } from '../parts/counted-results';
import { livePlaces } from '../parts/live/live-places';

/** A pilot's line in a race, in the order of the result. */
export interface RaceResultRow {
  pilotId: Guid;
  channelId: Guid | null;
  /** `1st`, `DNF`, or a dash; `null` until the race has ended */
  place: string | null;
  /** what decides: race time, laps in Endurance, best target laps otherwise; where there is none, how far the pilot came */
  time: string;
  /** to the first; `''` where there is none */
  gap: string;
  isWinner: boolean;
  holeshotSeconds: number | null;
  pbLapSeconds: number | null;
  targetLapSeconds: number | null;
  raceSeconds: number | null;
}

/**
 * The pilots of a race ordered by result: places once it has ended, the order so far while it runs (for types with
 * results), best target laps otherwise. Places are told once it has ended (specification section 4). Those who did not finish stand after those who did, by
 * their place, and pilots without a place come last, by laps flown (domain notes 4.3).
 */
export function listRaceResults(
  race: RaceDetails,
  event: Pick<RaceEvent, 'pbLaps' | 'laps'>,
): RaceResultRow[] {
  const state = raceState(race);
  const summaries = new Map(race.summaries.map((summary) => [summary.pilotId, summary]));
  const live = livePositions(race, event, state);
  const placed = race.pilotChannels.map(({ pilotId, channelId }) => {
    const summary = countedResults(summaries.get(pilotId) ?? emptySummary(race, pilotId, event), event);
    const position = live ? (live.get(pilotId) ?? null) : summary.position;
    return { channelId, summary: { ...summary, position, dnf: state === 'finished' && isDnf(summary) } };
  });
  placed.sort(
    (a, b) =>
      compareResults(a.summary, b.summary) ||
      timeOf(a.summary) - timeOf(b.summary) ||
      b.summary.lapCount - a.summary.lapCount,
  );
  const best = Math.min(...placed.map(({ summary }) => timeOf(summary)));
  return placed.map(({ channelId, summary }) => toRow(channelId, summary, { best, state, race }));
}

function livePositions(
  race: RaceDetails,
  event: Pick<RaceEvent, 'laps'>,
  state: RaceState,
): Map<Guid, number> | null {
  const isLive = state === 'in-progress' && eventTraits(race.eventType).hasResults;
  return isLive ? livePlaces(race, validLaps(race), race.targetLaps || event.laps) : null;
}

function toRow(
  channelId: Guid | null,
  summary: RaceSummary,
  { best, state, race }: { best: number; state: RaceState; race: RaceDetails },
): RaceResultRow {
  const { pilotId, holeshotSeconds, pbLapSeconds, targetLapSeconds, raceSeconds } = summary;
  const seconds = timeOf(summary);
  const hasTime = Number.isFinite(seconds);
  const isWinner = state === 'finished' && summary.position === 1 && !summary.dnf;
  return {
    pilotId,
    channelId,
    place: state === 'finished' ? placeText(summary) : null,
    time: hasTime ? formatSeconds(seconds) : reachText(summary, state, race.targetLaps),
    gap: hasTime && seconds > best ? formatGap(seconds - best) : '',
    isWinner,
    holeshotSeconds,
    pbLapSeconds,
    targetLapSeconds,
    raceSeconds: summary.eventType === 'Race' ? raceSeconds : null,
  };
}

/** How far a pilot without a time came: `out, lap 3` and `did not start` in an ended Race, laps flown otherwise. */
function reachText(summary: RaceSummary, state: RaceState, targetLaps: number): string {
  const { lapCount, holeshotSeconds, eventType } = summary;
  if (state === 'finished' && eventType === 'Endurance') return enduranceText(summary);
  const flown = lapCount > 0 ? lapsText(lapCount) : '';
  if (state !== 'finished' || !eventTraits(eventType).hasLapLimit) return flown;
  if (lapCount === 0 && holeshotSeconds === null) return 'did not start';
  return lapCount < targetLaps ? `out, lap ${lapCount + 1}` : flown;
}

/** Infinity where there is no time, or none that decides. */
const timeOf = (summary: RaceSummary): number => decidingSeconds(summary) ?? Number.POSITIVE_INFINITY;

function emptySummary(race: RaceDetails, pilotId: Guid, event: Pick<RaceEvent, 'laps'>): RaceSummary {
  return {
    raceId: race.id,
    raceNumber: race.raceNumber,
    roundId: race.roundId,
    roundNumber: race.roundNumber,
    roundOrder: race.roundOrder,
    eventType: race.eventType,
    bracket: race.bracket,
    pilotId,
    holeshotSeconds: null,
    pbLapSeconds: null,
    pbLapCount: 0,
    targetLapSeconds: null,
    targetLapCount: event.laps,
    raceSeconds: null,
    lapCount: 0,
    position: null,
    points: null,
    dnf: false,
  };
}
