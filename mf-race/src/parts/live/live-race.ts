import {
  bestConsecutive,
  type Detection,
  eventTraits,
  type Guid,
  isRankedOnTrack,
  type LocalMs,
  type RaceDetails,
  type RaceEvent,
  toInstantMs,
  type ValidLap,
  validLaps,
} from '@holeshot/domain';
import { lastLapShown } from '../shown-laps';
import { livePlaces } from './live-places';

/** A pilot who has not come round for this many of their own laps counts as out. */
const OUT_AFTER_LAPS = 1.8;

export interface LiveRow {
  pilotId: Guid;
  channelId: Guid | null;
  /** `null` for who has nothing to be placed by yet */
  place: number | null;
  /** seconds of the laps that have a column */
  times: (number | null)[];
  /** the newest crossing that ended a lap; lap 0 is the holeshot */
  last: { lapNumber: number; seconds: number } | null;
  /** to the first: at the pilot's last crossing, or in best laps; `null` without place */
  gapSeconds: number | null;
  /** best target laps, where the race is about them */
  bestSeconds: number | null;
  /** has not come round any more; a new crossing takes it back */
  isOut: boolean;
}

/** A race in progress. */
export interface LiveRace {
  id: Guid;
  eventType: RaceDetails['eventType'];
  roundNumber: number;
  raceNumber: number;
  /** also N of the best N laps */
  targetLaps: number;
  isOnTrack: boolean;
  /** ms since 1970 UTC */
  startInstantMs: number;
  pausedSeconds: number;
  /** numbers of the laps that have a column; 0, the holeshot, once somebody has one */
  lapNumbers: number[];
  /** by place */
  rows: LiveRow[];
  /** of all laps but holeshots */
  fastestSeconds: number | null;
}

interface LiveInput {
  race: RaceDetails;
  event: Pick<RaceEvent, 'timeZone' | 'laps'>;
  /** lap columns that there is room for; a longer race shows its latest laps */
  mostLaps: number;
}

/**
 * A race in progress as Quick Status and its own page show it: on the track in a Race and an Endurance, by best laps
 * in the others (domain notes 4.2, 4.3). A race that was never opened has no target of its own (domain notes 1.7).
 */
export function liveRace({ race, event, mostLaps }: LiveInput): LiveRace {
  const targetLaps = race.targetLaps || event.laps;
  const maxLapNumber = lastLapShown(race);
  const laps = validLaps(race, { maxLapNumber });
  const crossings = race.detections.filter(
    ({ valid, pilotId, lapNumber }) => valid && pilotId !== null && lapNumber <= maxLapNumber,
  );
  const places = livePlaces(race, laps, targetLaps);
  const isOnTrack = isRankedOnTrack(race.eventType);
  const leader = [...places].find(([, place]) => place === 1)?.[0];
  const leaderTimes = new Map(
    crossings.filter(({ pilotId }) => pilotId === leader).map(({ raceSector, time }) => [raceSector, time]),
  );
  const latest = Math.max(...crossings.map(({ time }) => time));
  const lapNumbers = listColumns(laps, targetLaps, mostLaps);
  const lapsOf = (id: Guid | undefined) => laps.filter(({ pilotId }) => pilotId === id);
  const bestOf = (own: readonly ValidLap[]) =>
    isOnTrack ? null : (bestConsecutive(own, targetLaps)?.seconds ?? null);
  const leaderBest = bestOf(lapsOf(leader));
  const rows = race.pilotChannels.map(({ pilotId, channelId }): LiveRow => {
    const own = lapsOf(pilotId);
    const last = own.at(-1);
    const bestSeconds = bestOf(own);
    return {
      pilotId,
      channelId,
      place: places.get(pilotId) ?? null,
      times: lapNumbers.map(
        (number) => own.find(({ lapNumber }) => lapNumber === number)?.lengthSeconds ?? null,
      ),
      last: last ? { lapNumber: last.lapNumber, seconds: last.lengthSeconds } : null,
      gapSeconds: isOnTrack
        ? trackGap(lastCrossing(crossings, pilotId), leaderTimes)
        : difference(bestSeconds, leaderBest),
      bestSeconds,
      isOut: eventTraits(race.eventType).hasLapLimit && isOut(last, targetLaps, latest),
    };
  });
  const times = laps.filter(({ lapNumber }) => lapNumber > 0).map(({ lengthSeconds }) => lengthSeconds);
  return {
    id: race.id,
    eventType: race.eventType,
    roundNumber: race.roundNumber,
    raceNumber: race.raceNumber,
    targetLaps,
    isOnTrack,
    startInstantMs: toInstantMs(race.start ?? 0, event.timeZone),
    pausedSeconds: race.totalPausedSeconds,
    lapNumbers,
    rows: rows.sort((a, b) => orderOf(a) - orderOf(b) || lapOf(b) - lapOf(a)),
    fastestSeconds: times.length > 0 ? Math.min(...times) : null,
  };
}

const orderOf = ({ place }: LiveRow): number => place ?? Number.MAX_VALUE;
const lapOf = ({ last }: LiveRow): number => last?.lapNumber ?? -1;

const difference = (seconds: number | null, first: number | null): number | null =>
  seconds === null || first === null ? null : seconds - first;

const trackGap = (last: Detection | undefined, leaderTimes: ReadonlyMap<number, LocalMs>): number | null => {
  const leaderTime = last && leaderTimes.get(last.raceSector);
  return last && leaderTime !== undefined ? (last.time - leaderTime) / 1000 : null;
};

function lastCrossing(crossings: readonly Detection[], pilotId: Guid): Detection | undefined {
  return crossings
    .filter((crossing) => crossing.pilotId === pilotId)
    .sort((a, b) => a.raceSector - b.raceSector)
    .at(-1);
}

function isOut(last: ValidLap | undefined, targetLaps: number, latest: LocalMs): boolean {
  if (!last || last.lapNumber === 0 || last.lapNumber >= targetLaps) return false;
  return latest - last.end > OUT_AFTER_LAPS * last.lengthSeconds * 1000;
}

/** All laps to the target, or the newest ones with the one that is being flown. */
function listColumns(laps: readonly ValidLap[], targetLaps: number, mostLaps: number): number[] {
  const flown = Math.max(0, ...laps.map(({ lapNumber }) => lapNumber));
  const most = Math.max(targetLaps, flown, 1);
  const shown = Math.min(most, mostLaps);
  const first = Math.max(1, Math.min(flown + 1, most) - shown + 1);
  const numbers = Array.from({ length: shown }, (_, index) => first + index);
  return laps.some(({ lapNumber }) => lapNumber === 0) ? [0, ...numbers] : numbers;
}
