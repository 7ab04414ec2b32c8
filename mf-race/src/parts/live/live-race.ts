import {
  bestConsecutive,
  type Detection,
  eventTraits,
  formatGap,
  formatSeconds,
  type Guid,
  isRankedOnTrack,
  type LocalMs,
  lapsText,
  pilotsText,
  type RaceDetails,
  type RaceEvent,
  toInstantMs,
  type ValidLap,
} from '@holeshot/domain';
import { enteredLaps } from '../entered-laps';
import { lapsLabel } from '../race-names';
import { lastLapShown } from '../shown-laps';
import { type GapMark, type GapPlace, listGapMarks, placeGaps } from './gap-places';
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
  /** `null` for who has no gap or is out */
  onGapLine: GapPlace | null;
  /** gap or best laps, by what the race is about; `out`; a dash for neither */
  result: string;
  /** what the result is beside: the gap in best laps, or the lap at which the gap was taken */
  note: string;
  /** has not come round any more; a new crossing takes it back */
  isOut: boolean;
}

/** A race in progress. */
export interface LiveRace {
  id: Guid;
  eventType: RaceDetails['eventType'];
  roundNumber: number;
  raceNumber: number;
  /** laps to fly, and N of the best N laps */
  targetLaps: number;
  /** type, laps, pilots */
  facts: string;
  /** heading of the results */
  resultLabel: string;
  /** ms since 1970 UTC */
  startInstantMs: number;
  pausedSeconds: number;
  /** numbers of the laps that have a column; 0, the holeshot, once somebody has one */
  lapNumbers: number[];
  /** by place */
  rows: LiveRow[];
  gapMarks: GapMark[];
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
  const laps = enteredLaps(race);
  const entered = new Set(race.pilotChannels.map(({ pilotId }) => pilotId));
  const crossings = race.detections.filter(
    ({ valid, pilotId, lapNumber }) =>
      valid && pilotId !== null && entered.has(pilotId) && lapNumber <= maxLapNumber,
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
        : difference(bestOf(own), leaderBest),
      onGapLine: null,
      result: '–',
      note: '',
      isOut: eventTraits(race.eventType).hasLapLimit && isOut(last, targetLaps, latest),
    };
  });
  rows.sort((a, b) => orderOf(a) - orderOf(b) || lapOf(b) - lapOf(a));
  for (const row of rows) Object.assign(row, resultOf(row, rows[0], bestOf(lapsOf(row.pilotId))));
  const times = laps.filter(({ lapNumber }) => lapNumber > 0).map(({ lengthSeconds }) => lengthSeconds);
  return {
    id: race.id,
    eventType: race.eventType,
    roundNumber: race.roundNumber,
    raceNumber: race.raceNumber,
    targetLaps,
    facts: factsOf(race, targetLaps),
    resultLabel: isOnTrack ? 'Gap' : `Best ${lapsLabel(targetLaps)}`,
    startInstantMs: toInstantMs(race.start ?? 0, event.timeZone),
    pausedSeconds: race.totalPausedSeconds,
    lapNumbers,
    rows,
    gapMarks: putOnGapLine(rows),
    fastestSeconds: times.length > 0 ? Math.min(...times) : null,
  };
}

function resultOf(
  { place, gapSeconds, last, isOut }: LiveRow,
  leader: LiveRow | undefined,
  bestSeconds: number | null,
): Pick<LiveRow, 'result' | 'note'> {
  if (isOut) return { result: 'out', note: '' };
  if (gapSeconds === null) return { result: '–', note: '' };
  const gap = place === 1 ? 'leader' : formatGap(gapSeconds);
  if (bestSeconds !== null) return { result: formatSeconds(bestSeconds), note: gap };
  const isBehind = last !== null && last.lapNumber < (leader?.last?.lapNumber ?? 0);
  return { result: gap, note: isBehind ? `at ${last.lapNumber === 0 ? 'HS' : `lap ${last.lapNumber}`}` : '' };
}

/** `Race · 3 laps · 6 pilots` */
function factsOf({ eventType, pilotChannels: { length } }: RaceDetails, targetLaps: number): string {
  const laps = lapsText(targetLaps);
  const facts = [
    eventType,
    ...(targetLaps > 0 ? [isRankedOnTrack(eventType) ? laps : `best ${laps}`] : []),
    pilotsText(length),
  ];
  return facts.join(' · ');
}

function putOnGapLine(rows: LiveRow[]): GapMark[] {
  const placed = rows.filter(({ gapSeconds, isOut }) => gapSeconds !== null && !isOut);
  const gaps = placed.map(({ gapSeconds }) => gapSeconds ?? 0);
  for (const [index, place] of placeGaps(gaps).entries())
    Object.assign(placed[index] ?? {}, { onGapLine: place });
  return listGapMarks(gaps);
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
