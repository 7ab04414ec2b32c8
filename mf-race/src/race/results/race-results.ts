import {
  compareResults,
  decidingSeconds,
  enduranceText,
  eventTraits,
  formatGap,
  formatPosition,
  formatSeconds,
  type Guid,
  isDnf,
  isWon,
  lapsText,
  type RaceDetails,
  type RaceEvent,
  type RaceState,
  type RaceSummary,
  raceState,
  rankRaceInProgress,
  validLaps,
} from '@holeshot/domain';
import { keepEventBests } from '../../racing/keep-event-bests';

/** A pilot's row in the results. */
export interface RaceResultRow {
  pilotId: Guid;
  channelId: Guid | null;
  /** `1st`, `DNF`, or a dash; `null` until the race has ended */
  positionText: string | null;
  /** race time, laps in an Endurance, else best target laps (R92); without a time, the pilot's number of laps */
  time: string;
  /** to the best time of the finishers; `''` without one */
  gap: string;
  /** only where the race type scores points (R133) */
  isWinner: boolean;
  holeshotSeconds: number | null;
  pbLapSeconds: number | null;
  targetLapSeconds: number | null;
  raceSeconds: number | null;
}

/**
 * Lists the pilots of a race in the order of the result: by position once it has ended; by current position while a
 * race of a type with results is in progress; else by best target laps. Positions are shown only once the race has
 * ended (R85). Finishers come first, then DNFs, both by position, then pilots without a position, by laps (R91).
 */
export function listRaceResults(
  race: RaceDetails,
  event: Pick<RaceEvent, 'pbLaps' | 'laps'>,
): RaceResultRow[] {
  const state = raceState(race);
  const summaries = new Map(race.summaries.map((summary) => [summary.pilotId, summary]));
  const currentPositions = listCurrentPositions(race, event, state);
  const entries = race.pilotChannels.map(({ pilotId, channelId }) => {
    const summary = keepEventBests(summaries.get(pilotId) ?? emptySummary(race, pilotId, event), event);
    const position = currentPositions ? (currentPositions.get(pilotId) ?? null) : summary.position;
    return { channelId, summary: { ...summary, position, dnf: state === 'finished' && isDnf(summary) } };
  });
  entries.sort(
    (a, b) =>
      compareResults(a.summary, b.summary) ||
      getTime(a.summary) - getTime(b.summary) ||
      b.summary.lapCount - a.summary.lapCount,
  );
  // a pilot who did not finish has no gap, and no gap is to that pilot
  const best = Math.min(...entries.flatMap(({ summary }) => (summary.dnf ? [] : getTime(summary))));
  return entries.map(({ channelId, summary }) => toRow(channelId, summary, { best, state, race }));
}

/** `null` unless a race of a type with results is in progress. */
function listCurrentPositions(
  race: RaceDetails,
  event: Pick<RaceEvent, 'laps'>,
  state: RaceState,
): Map<Guid, number> | null {
  const hasCurrentPositions = state === 'in-progress' && eventTraits(race.eventType).hasResults;
  return hasCurrentPositions
    ? rankRaceInProgress(race, validLaps(race), race.targetLaps || event.laps)
    : null;
}

function toRow(
  channelId: Guid | null,
  summary: RaceSummary,
  { best, state, race }: { best: number; state: RaceState; race: RaceDetails },
): RaceResultRow {
  const { pilotId, holeshotSeconds, pbLapSeconds, targetLapSeconds } = summary;
  const seconds = getTime(summary);
  const hasTime = Number.isFinite(seconds);
  const isWinner = state === 'finished' && isWon(summary);
  return {
    pilotId,
    channelId,
    positionText: state === 'finished' ? formatPosition(summary) : null,
    time: hasTime ? formatSeconds(seconds) : progressText(summary, state, race),
    gap: hasTime && !summary.dnf && seconds > best ? formatGap(seconds - best) : '',
    isWinner,
    holeshotSeconds,
    pbLapSeconds,
    targetLapSeconds,
    raceSeconds: summary.eventType === 'Race' ? decidingSeconds(summary) : null,
  };
}

/**
 * The text for a pilot without a time: in a Race that has ended, `out, lap 3`, or `did not start` without a crossing;
 * otherwise the number of laps. If nobody has a crossing, it is unknown who started (R134).
 */
function progressText(summary: RaceSummary, state: RaceState, race: RaceDetails): string {
  const { pilotId, lapCount, eventType } = summary;
  if (state === 'finished' && eventType === 'Endurance') return enduranceText(summary);
  const laps = lapCount > 0 ? lapsText(lapCount) : '';
  if (state !== 'finished' || !eventTraits(eventType).hasLapLimit) return laps;
  if (!race.detections.some(({ valid }) => valid)) return laps;
  if (!race.detections.some((crossing) => crossing.valid && crossing.pilotId === pilotId))
    return 'did not start';
  return lapCount < (race.targetLaps || summary.targetLapCount) ? `out, lap ${lapCount + 1}` : laps;
}

/** The deciding time in seconds; `Infinity` without one. */
const getTime = (summary: RaceSummary): number => decidingSeconds(summary) ?? Number.POSITIVE_INFINITY;

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
