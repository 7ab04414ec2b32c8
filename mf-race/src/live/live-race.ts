import { siteNow } from '@holeshot/client';
import {
  bestConsecutive,
  eventTraits,
  eventTypeText,
  firstUncrossed,
  formatGap,
  formatSeconds,
  type Guid,
  isRankedOnTrack,
  type LocalMs,
  lapLimit,
  lapsDown,
  lapsText,
  OUT_AFTER_LAPS,
  pilotsText,
  type RaceDetails,
  type RaceEvent,
  rankRaceInProgress,
  toRecentInstantMs,
  trackGap,
  type ValidLap,
} from '@holeshot/domain';
import { listVisibleLaps } from '../racing/list-visible-laps';
import { lapsLabel } from '../racing/race-names';
import { expectedRaceSeconds, type Progress } from './standstill';

export interface LiveRow {
  pilotId: Guid;
  channelId: Guid | null;
  /** `null` before the pilot's first crossing, or without enough laps */
  position: number | null;
  /** seconds, one per column of `lapNumbers` */
  times: (number | null)[];
  /** the last lap; lap 0 is the holeshot */
  last: { lapNumber: number; seconds: number } | null;
  /** best lap so far, without the holeshot */
  bestLapSeconds: number | null;
  /** all laps flown, with the holeshot as lap 0; `endMs` since the start of the race */
  laps: { lapNumber: number; seconds: number; endMs: number }[];
  /** behind the leader, at the pilot's last crossing or in best laps; `null` without a position */
  gapSeconds: number | null;
  /** full laps behind the leader; 0 if best laps decide */
  lapsDown: number;
  /** the leader's first crossing that the pilot has not reached yet, ms since 1970 UTC; `null` without one */
  awaitedSinceMs: number | null;
  /** when the current lap began, ms since 1970 UTC; `null` after the last lap */
  lapSinceMs: number | null;
  /** gap or best laps, depending on the type; `out`; otherwise a dash */
  result: string;
  /** beside the result: the gap in best laps, or the lap in which the gap was measured */
  note: string;
  /** the pilot has not crossed for a long time; the next crossing resets it */
  isOut: boolean;
}

/** A row before the texts that compare it with the leader. */
type Standing = Omit<LiveRow, 'result' | 'note'>;

/** A race in progress. */
export interface LiveRace extends Progress {
  id: Guid;
  eventType: RaceDetails['eventType'];
  roundNumber: number;
  raceNumber: number;
  /** laps of the race; N of the best N laps */
  targetLaps: number;
  /** type, laps, pilots */
  facts: string;
  /** heading of the results */
  resultLabel: string;
  pausedSeconds: number;
  /** laps that have a column; includes lap 0, the holeshot, if a pilot has one */
  lapNumbers: number[];
  /** sorted by position */
  rows: LiveRow[];
  /** fastest lap, without holeshots */
  fastestSeconds: number | null;
}

interface LiveInput {
  race: RaceDetails;
  event: Pick<RaceEvent, 'timeZone' | 'laps'>;
  /** longer races show their latest laps */
  maxLapColumns: number;
  /** current time in ms; a parameter for tests */
  nowMs?: number;
}

/**
 * Derives a race in progress, for Quick Status and the race page: ranked by position on the track in a Race and an
 * Endurance (R88), by best laps in other types (R89). A race that was never opened has no target, so the event's
 * applies (R72).
 */
export function toLiveRace({ race, event, maxLapColumns, nowMs = siteNow() }: LiveInput): LiveRace {
  const start = race.start ?? 0;
  const startInstantMs = toRecentInstantMs(start, event.timeZone, nowMs);
  const toInstant = (local: LocalMs): number => startInstantMs + local - start;
  const findInstant = (local: LocalMs | null): number | null => (local === null ? null : toInstant(local));
  const targetLaps = race.targetLaps || event.laps;
  const maxSector = lapLimit({ ...race, targetLaps }) * 100;
  const laps = listVisibleLaps(race);
  const entrantIds = new Set(race.pilotChannels.map(({ pilotId }) => pilotId));
  const crossings = race.detections.filter(
    ({ valid, pilotId, raceSector }) =>
      valid && pilotId !== null && entrantIds.has(pilotId) && raceSector <= maxSector,
  );
  const positions = rankRaceInProgress(race, laps, targetLaps);
  const isOnTrack = isRankedOnTrack(race.eventType);
  const leader = [...positions].find(([, position]) => position === 1)?.[0];
  const getCrossings = (id: Guid | undefined) =>
    crossings
      .filter(({ pilotId }) => pilotId === id)
      .map(({ raceSector, time }) => ({ raceSector, ms: time }));
  const leaderCrossings = getCrossings(leader);
  const lastCrossingTime = Math.max(...crossings.map(({ time }) => time));
  const lapNumbers = listLapColumns(laps, targetLaps, maxLapColumns);
  const getLaps = (id: Guid | undefined) => laps.filter(({ pilotId }) => pilotId === id);
  const getBest = (pilotLaps: readonly ValidLap[]) =>
    isOnTrack ? null : (bestConsecutive(pilotLaps, targetLaps)?.seconds ?? null);
  const leaderLaps = getLaps(leader);
  const leaderBest = getBest(leaderLaps);
  const standings = race.pilotChannels.map(({ pilotId, channelId }): Standing => {
    const pilotLaps = getLaps(pilotId);
    const last = pilotLaps.at(-1);
    return {
      pilotId,
      channelId,
      position: positions.get(pilotId) ?? null,
      times: lapNumbers.map(
        (number) => pilotLaps.find(({ lapNumber }) => lapNumber === number)?.lengthSeconds ?? null,
      ),
      bestLapSeconds: getFastest(pilotLaps),
      laps: pilotLaps.map(({ lapNumber, lengthSeconds, end }) => ({
        lapNumber,
        seconds: lengthSeconds,
        endMs: end - (race.start ?? 0),
      })),
      last: last ? { lapNumber: last.lapNumber, seconds: last.lengthSeconds } : null,
      gapSeconds: isOnTrack
        ? trackGap(getCrossings(pilotId), leaderCrossings)
        : difference(getBest(pilotLaps), leaderBest),
      lapsDown: isOnTrack ? lapsDown(pilotLaps, leaderLaps) : 0,
      awaitedSinceMs: isOnTrack ? findInstant(firstUncrossed(getCrossings(pilotId), leaderCrossings)) : null,
      lapSinceMs:
        (last?.lapNumber ?? -1) >= lapLimit({ ...race, targetLaps }) ? null : toInstant(last?.end ?? start),
      isOut: eventTraits(race.eventType).hasLapLimit && isOut(last, targetLaps, lastCrossingTime),
    };
  });
  standings.sort((a, b) => getPosition(a) - getPosition(b) || getLap(b) - getLap(a));
  return {
    id: race.id,
    eventType: race.eventType,
    roundNumber: race.roundNumber,
    raceNumber: race.raceNumber,
    targetLaps,
    facts: getFacts(race, targetLaps),
    resultLabel: isOnTrack ? 'Gap' : `Best ${lapsLabel(targetLaps)}`,
    startInstantMs,
    pausedSeconds: race.totalPausedSeconds,
    lapNumbers,
    rows: standings.map((standing) => ({
      ...standing,
      ...getResult(standing, standings[0], getBest(getLaps(standing.pilotId))),
    })),
    fastestSeconds: getFastest(laps),
    lastCrossingMs: findInstant(findLastDetection(race)),
    expectedSeconds: expectedRaceSeconds(targetLaps, listTimes(laps)),
  };
}

const findLastDetection = ({ detections }: RaceDetails): LocalMs | null =>
  detections.length === 0 ? null : Math.max(...detections.map(({ time }) => time));

/** Lap times in seconds, without holeshots. */
const listTimes = (laps: readonly ValidLap[]): number[] =>
  laps.filter(({ lapNumber }) => lapNumber > 0).map(({ lengthSeconds }) => lengthSeconds);

function getFastest(laps: readonly ValidLap[]): number | null {
  const times = listTimes(laps);
  return times.length > 0 ? Math.min(...times) : null;
}

function getResult(
  { position, gapSeconds, last, isOut }: Standing,
  leader: Standing | undefined,
  bestSeconds: number | null,
): Pick<LiveRow, 'result' | 'note'> {
  if (isOut) return { result: 'out', note: '' };
  if (gapSeconds === null) return { result: '–', note: '' };
  const gap = position === 1 ? 'leads' : formatGap(gapSeconds);
  if (bestSeconds !== null) return { result: formatSeconds(bestSeconds), note: gap };
  const isBehind = last !== null && last.lapNumber < (leader?.last?.lapNumber ?? 0);
  return { result: gap, note: isBehind ? `at ${last.lapNumber === 0 ? 'HS' : `lap ${last.lapNumber}`}` : '' };
}

/** `Race · 3 laps · 6 pilots` */
function getFacts({ eventType, pilotChannels: { length } }: RaceDetails, targetLaps: number): string {
  const laps = lapsText(targetLaps);
  const facts = [
    eventTypeText(eventType),
    ...(targetLaps > 0 ? [isRankedOnTrack(eventType) ? laps : `best ${laps}`] : []),
    pilotsText(length),
  ];
  return facts.join(' · ');
}

const getPosition = ({ position }: Standing): number => position ?? Number.MAX_VALUE;
const getLap = ({ last }: Standing): number => last?.lapNumber ?? -1;

const difference = (seconds: number | null, first: number | null): number | null =>
  seconds === null || first === null ? null : seconds - first;

function isOut(last: ValidLap | undefined, targetLaps: number, lastCrossingTime: LocalMs): boolean {
  if (!last || last.lapNumber === 0 || last.lapNumber >= targetLaps) return false;
  return lastCrossingTime - last.end > OUT_AFTER_LAPS * last.lengthSeconds * 1000;
}

/** All laps up to the target; in a long race, the latest ones and the current one. */
function listLapColumns(laps: readonly ValidLap[], targetLaps: number, maxLapColumns: number): number[] {
  const lastLap = Math.max(0, ...laps.map(({ lapNumber }) => lapNumber));
  const lapCount = Math.max(targetLaps, lastLap, 1);
  const columnCount = Math.min(lapCount, maxLapColumns);
  const first = Math.max(1, Math.min(lastLap + 1, lapCount) - columnCount + 1);
  const numbers = Array.from({ length: columnCount }, (_, index) => first + index);
  return laps.some(({ lapNumber }) => lapNumber === 0) ? [0, ...numbers] : numbers;
}
