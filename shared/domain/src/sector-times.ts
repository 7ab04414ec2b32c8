import { groupBy } from './group-by';
import type { Detection, Guid, RaceDetails } from './model';
import { isFromVideo, validLaps } from './valid-laps';

/** A pilot's best times between the gates of a lap. */
export interface SectorRow {
  pilotId: Guid;
  /** best time of each sector, seconds; `null` when a gate has missed the pilot in every lap */
  best: (number | null)[];
  /** the sum of the best sectors; `null` without one of them */
  idealSeconds: number | null;
  /** the fastest lap that was flown, without the holeshot */
  lapSeconds: number | null;
}

export interface SectorTimes {
  /** by ideal lap, then by best lap; pilots without a sector are omitted */
  rows: SectorRow[];
  /** the best time of each sector in the race */
  fastest: (number | null)[];
}

type SectorRace = Pick<RaceDetails, 'detections' | 'laps' | 'pilotChannels'>;

/**
 * The sector times of a race with split gates (R129); `null` without them. A lap begins at the start gate (gate 0):
 * sector 1 ends at the first split gate, the last sector at the start gate. Sectors that begin at the race's start, as
 * in the first lap of a race without a holeshot, are not comparable and do not count, nor do invalid crossings and
 * those taken from a video (R167).
 */
export function sectorTimes(race: SectorRace): SectorTimes | null {
  const pilotIds = new Set(race.pilotChannels.map(({ pilotId }) => pilotId));
  const crossings = race.detections.filter(
    (one) => one.valid && one.pilotId !== null && pilotIds.has(one.pilotId) && !isFromVideo(one),
  );
  const gates = [...new Set(crossings.map(({ timingSystemIndex }) => timingSystemIndex))]
    .filter((gate) => gate > 0)
    .sort((a, b) => a - b);
  if (gates.length === 0) return null;

  const crossingsByPilot = groupBy(crossings, ({ pilotId }) => pilotId ?? '');
  const laps = groupBy(
    validLaps(race).filter((lap) => lap.lapNumber > 0 && !lap.isFromVideo),
    ({ pilotId }) => pilotId,
  );
  const rows = [...pilotIds]
    .map((pilotId): SectorRow => {
      const best = bestSectors(crossingsByPilot.get(pilotId) ?? [], gates);
      return {
        pilotId,
        best,
        idealSeconds: sumTimes(best),
        lapSeconds: smallest((laps.get(pilotId) ?? []).map(({ lengthSeconds }) => lengthSeconds)),
      };
    })
    .filter(({ best }) => best.some((seconds) => seconds !== null))
    .sort((a, b) => compare(a.idealSeconds, b.idealSeconds) || compare(a.lapSeconds, b.lapSeconds));
  const sectors = [...gates, 0].map((_, index) => index);
  return { rows, fastest: sectors.map((index) => smallest(rows.flatMap(({ best }) => best[index] ?? []))) };
}

/** The best time of each sector of one pilot's crossings. */
function bestSectors(crossings: readonly Detection[], gates: readonly number[]): (number | null)[] {
  // of two valid detections at one gate in one lap, the first is the crossing
  const times = new Map<number, number>();
  for (const { raceSector, time } of crossings) {
    times.set(raceSector, Math.min(time, times.get(raceSector) ?? Number.POSITIVE_INFINITY));
  }
  const laps = [...new Set(crossings.map(({ lapNumber }) => lapNumber))];
  // within the lap after crossing gate 0 for the nth time: its split gates, and the start gate of the next
  const corners = [0, ...gates, 100];
  return corners.slice(1).map((to, index) =>
    smallest(
      laps.flatMap((lap) => {
        const begin = times.get(lap * 100 + (corners[index] ?? 0));
        const end = times.get(lap * 100 + to);
        return begin === undefined || end === undefined || end <= begin ? [] : [(end - begin) / 1000];
      }),
    ),
  );
}

const smallest = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.min(...values);

/** To the millisecond, the precision of detections. */
const sumTimes = (values: readonly (number | null)[]): number | null =>
  values.includes(null)
    ? null
    : Math.round(values.reduce<number>((sum, value) => sum + (value ?? 0), 0) * 1000) / 1000;

/** `null` comes last. */
const compare = (a: number | null, b: number | null): number =>
  a === b ? 0 : (a ?? Number.MAX_VALUE) - (b ?? Number.MAX_VALUE);
