import {
  compareResults,
  eventTraits,
  formatGap,
  formatSeconds,
  type Guid,
  ordinal,
  type RaceDetails,
  type RaceState,
  type RaceSummary,
  racePositions,
  raceState,
} from '@holeshot/domain';
import { lapsLabel, placeText } from '../parts/race-names';

/** A pilot's line in a race, in the order of the result. */
export interface RaceResultRow {
  pilotId: Guid;
  channelId: Guid | null;
  /** `1st`, `DNF`, or a dash */
  place: string;
  /** race time in a Race, best target laps otherwise; with laps flown where there is no such time */
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
 * The pilots of a race ordered by result: places once it has ended, the order on the track while it runs (for
 * types with results), best target laps otherwise. Places are shown for ended races only, and for a running
 * one as the order so far (specification sections 1 and 4).
 */
export function listRaceResults(race: RaceDetails): RaceResultRow[] {
  const state = raceState(race);
  const summaries = new Map(race.summaries.map((summary) => [summary.pilotId, summary]));
  const entries = race.pilotChannels.map(({ pilotId, channelId }) => ({
    channelId,
    summary: summaries.get(pilotId) ?? emptySummary(race, pilotId),
  }));
  const live = livePositions(race, state);
  const placed = entries.map(({ channelId, summary }) => ({
    channelId,
    summary: live ? { ...summary, position: live.get(summary.pilotId) ?? null, dnf: false } : summary,
  }));
  placed.sort((a, b) => compareResults(a.summary, b.summary) || timeOf(a.summary) - timeOf(b.summary));
  const best = Math.min(...placed.map(({ summary }) => timeOf(summary)));
  return placed.map(({ channelId, summary }) => toRow(channelId, summary, { best, state }));
}

function livePositions(race: RaceDetails, state: RaceState): Map<Guid, number> | null {
  const isLive = state === 'in-progress' && eventTraits(race.eventType).hasResults;
  return isLive && race.detections.some((detection) => detection.valid) ? racePositions(race) : null;
}

function toRow(
  channelId: Guid | null,
  summary: RaceSummary,
  { best, state }: { best: number; state: RaceState },
): RaceResultRow {
  const { pilotId, holeshotSeconds, pbLapSeconds, targetLapSeconds, raceSeconds } = summary;
  const seconds = timeOf(summary);
  const hasTime = Number.isFinite(seconds);
  const isWinner = state === 'finished' && summary.position === 1 && !summary.dnf;
  return {
    pilotId,
    channelId,
    place: state === 'in-progress' && summary.position ? ordinal(summary.position) : placeText(summary),
    time: hasTime
      ? formatSeconds(seconds)
      : summary.lapCount > 0
        ? lapsLabel(summary.lapCount).toLowerCase()
        : '',
    gap: hasTime && seconds > best ? formatGap(seconds - best) : '',
    isWinner,
    holeshotSeconds,
    pbLapSeconds,
    targetLapSeconds,
    raceSeconds: summary.eventType === 'Race' ? raceSeconds : null,
  };
}

/** What the race is about: race time in a Race, best target laps otherwise; infinity where there is none. */
const timeOf = (summary: RaceSummary): number =>
  (summary.eventType === 'Race' ? summary.raceSeconds : summary.targetLapSeconds) ?? Number.POSITIVE_INFINITY;

function emptySummary(race: RaceDetails, pilotId: Guid): RaceSummary {
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
    targetLapCount: 0,
    raceSeconds: null,
    lapCount: 0,
    position: null,
    points: null,
    dnf: false,
  };
}
