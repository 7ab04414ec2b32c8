import {
  type Detection,
  type Guid,
  type LocalMs,
  type RaceDetails,
  racePositions,
  toInstantMs,
  type ValidLap,
  validLaps,
} from '@holeshot/domain';

/** Lap columns shown at most; a long race shows its latest laps. */
const MOST_LAPS = 4;
/** A pilot who has not come round for this many of their own laps counts as out. */
const OUT_AFTER_LAPS = 1.8;

export interface LiveRow {
  pilotId: Guid;
  channelId: Guid | null;
  position: number;
  holeshotSeconds: number | null;
  /** seconds of each lap, from lap 1 */
  laps: number[];
  /** to the leader at this pilot's last crossing; `null` before the first */
  gapSeconds: number | null;
  /** has not come round any more; a new crossing takes it back */
  isOut: boolean;
}

export interface LiveRace {
  id: Guid;
  eventType: RaceDetails['eventType'];
  roundNumber: number;
  raceNumber: number;
  targetLaps: number;
  /** ms since 1970 UTC */
  startInstantMs: number;
  pausedSeconds: number;
  /** numbers of the laps that have a column */
  lapNumbers: number[];
  /** by position */
  rows: LiveRow[];
  fastestLap: { pilotId: Guid; lapNumber: number } | null;
}

/** A race in progress as Quick Status shows it; positions as in domain notes 4.2. */
export function liveRace(race: RaceDetails, timeZone: string, targetLaps: number): LiveRace {
  const laps = validLaps(race);
  const positions = racePositions({ ...race, targetLaps });
  const crossings = race.detections.filter(({ valid, pilotId }) => valid && pilotId !== null);
  const latest = Math.max(...crossings.map(({ time }) => time));
  const leader = [...positions].find(([, position]) => position === 1)?.[0];
  const leaderTimes = new Map(
    crossings.filter(({ pilotId }) => pilotId === leader).map(({ raceSector, time }) => [raceSector, time]),
  );
  const rows = race.pilotChannels.map(({ pilotId, channelId }): LiveRow => {
    const own = laps.filter((lap) => lap.pilotId === pilotId);
    const last = lastCrossing(crossings, pilotId);
    const leaderTime = leaderTimes.get(last?.raceSector ?? -1);
    return {
      pilotId,
      channelId,
      position: positions.get(pilotId) ?? race.pilotChannels.length,
      holeshotSeconds: own.find(({ lapNumber }) => lapNumber === 0)?.lengthSeconds ?? null,
      laps: own.filter(({ lapNumber }) => lapNumber > 0).map(({ lengthSeconds }) => lengthSeconds),
      gapSeconds: last && leaderTime !== undefined ? (last.time - leaderTime) / 1000 : null,
      isOut: isOut(own, targetLaps, latest),
    };
  });
  const most = Math.max(targetLaps, ...rows.map((row) => row.laps.length), 1);
  const flown = Math.max(...rows.map((row) => row.laps.length), 0);
  const shown = Math.min(most, MOST_LAPS);
  const first = Math.max(1, Math.min(flown + 1, most) - shown + 1);
  return {
    id: race.id,
    eventType: race.eventType,
    roundNumber: race.roundNumber,
    raceNumber: race.raceNumber,
    targetLaps,
    startInstantMs: toInstantMs(race.start ?? 0, timeZone),
    pausedSeconds: race.totalPausedSeconds,
    lapNumbers: Array.from({ length: shown }, (_, index) => first + index),
    rows: rows.sort((a, b) => a.position - b.position),
    fastestLap: fastestOf(laps),
  };
}

function lastCrossing(crossings: readonly Detection[], pilotId: Guid): Detection | undefined {
  return crossings
    .filter((crossing) => crossing.pilotId === pilotId)
    .sort((a, b) => a.raceSector - b.raceSector)
    .at(-1);
}

function isOut(own: readonly ValidLap[], targetLaps: number, latest: LocalMs): boolean {
  const last = own.filter(({ lapNumber }) => lapNumber > 0).at(-1);
  if (!last || last.lapNumber >= targetLaps) return false;
  return latest - last.end > OUT_AFTER_LAPS * last.lengthSeconds * 1000;
}

function fastestOf(laps: readonly ValidLap[]): LiveRace['fastestLap'] {
  const [fastest] = laps
    .filter(({ lapNumber }) => lapNumber > 0)
    .sort((a, b) => a.lengthSeconds - b.lengthSeconds);
  return fastest ? { pilotId: fastest.pilotId, lapNumber: fastest.lapNumber } : null;
}
