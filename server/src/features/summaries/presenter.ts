import type { WireLapCount, WireLapsOfRace, WirePoints, WireRaceSummary } from '@holeshot/contract/wire';
import { eventTraits, type Guid, groupBy, type Pilot, type Race, type RaceSummary } from '@holeshot/domain';
import type { LapsRow } from './list-laps';
import type { NumberedRollOver } from './roll-overs';

export function presentSummary(summary: RaceSummary): WireRaceSummary {
  return {
    pilot_id: summary.pilotId,
    race_id: summary.raceId,
    race_number: summary.raceNumber,
    round_id: summary.roundId,
    round_number: summary.roundNumber,
    round_order: summary.roundOrder,
    event_type: summary.eventType,
    bracket: summary.bracket,
    holeshot_time: summary.holeshotSeconds,
    pb_lap_time: summary.pbLapSeconds,
    pb_lap_count: summary.pbLapCount,
    target_lap_time: summary.targetLapSeconds,
    target_lap_count: summary.targetLapCount,
    race_time: summary.raceSeconds,
    result_time: summary.resultSeconds,
    lap_count: summary.lapCount,
    position: summary.position,
    points: summary.points,
    dnf: summary.dnf,
  };
}

/** One row per pilot and round, in the order of the summaries. */
function mergePerRound<T>(
  summaries: readonly RaceSummary[],
  make: (summary: RaceSummary) => T,
  add: (row: T, summary: RaceSummary) => void,
): T[] {
  const rows = new Map<string, T>();
  for (const summary of summaries) {
    const key = `${summary.pilotId} ${summary.roundId}`;
    const row = rows.get(key);
    if (row) add(row, summary);
    else rows.set(key, make(summary));
  }
  return [...rows.values()];
}

type Names = ReadonlyMap<Guid, string>;

const getNames = (pilots: readonly Pilot[]): Names => new Map(pilots.map(({ id, name }) => [id, name]));

/** Valid laps without the holeshot per pilot and round, of the given pilots only (R84). */
export function presentLapCounts(
  summaries: readonly RaceSummary[],
  pilots: readonly Pilot[],
): WireLapCount[] {
  const names = getNames(pilots);
  return mergePerRound(
    summaries.filter(({ pilotId }) => names.has(pilotId)),
    (summary): WireLapCount => ({
      pilot_id: summary.pilotId,
      pilot: names.get(summary.pilotId) ?? '',
      type: summary.eventType,
      round_number: summary.roundNumber,
      round_order: summary.roundOrder,
      lap_count: summary.lapCount,
    }),
    (row, summary) => {
      row.lap_count += summary.lapCount;
    },
  );
}

/** The laps of each pilot in each race, of the given races and pilots only, in their order (R77, R84). */
export function presentLaps(
  { races, laps }: { races: readonly Pick<Race, 'id'>[]; laps: readonly LapsRow[] },
  pilots: readonly Pilot[],
): WireLapsOfRace[] {
  const byRace = groupBy(laps, ([raceId]) => raceId);
  return races.flatMap(({ id }) => {
    const lapsByPilot = new Map((byRace.get(id) ?? []).map(([, pilotId, seconds]) => [pilotId, seconds]));
    return pilots.flatMap((pilot) => {
      const own = lapsByPilot.get(pilot.id) ?? [];
      return own.length > 0 ? [{ race_id: id, pilot_id: pilot.id, laps: own }] : [];
    });
  });
}

/**
 * Stored points per pilot and round of the types that score, of the given pilots only. A pilot's bracket is that of
 * their first such race (R99).
 */
export function presentPoints(summaries: readonly RaceSummary[], pilots: readonly Pilot[]): WirePoints[] {
  const names = getNames(pilots);
  const scored = summaries.filter(
    ({ pilotId, eventType }) => names.has(pilotId) && eventTraits(eventType).hasPoints,
  );
  const brackets = new Map<Guid, string>();
  for (const { pilotId, bracket } of scored) {
    if (!brackets.has(pilotId)) brackets.set(pilotId, bracket);
  }
  return mergePerRound(
    scored,
    (summary): WirePoints => ({
      pilot_id: summary.pilotId,
      pilot: names.get(summary.pilotId) ?? '',
      bracket: brackets.get(summary.pilotId) ?? 'None',
      round: summary.roundNumber,
      round_order: summary.roundOrder,
      points: summary.points ?? 0,
      roll_over: false,
    }),
    (row, summary) => {
      row.points += summary.points ?? 0;
    },
  );
}

/** Rolled-over points of the given pilots, as rows after those of the rounds. */
export function presentRollOvers(
  rollOvers: readonly NumberedRollOver[],
  pilots: readonly Pilot[],
): WirePoints[] {
  const names = getNames(pilots);
  return rollOvers
    .filter(({ pilotId }) => names.has(pilotId))
    .map(({ pilotId, points, roundNumber, roundOrder }) => ({
      pilot_id: pilotId,
      pilot: names.get(pilotId) ?? '',
      bracket: 'None',
      round: roundNumber,
      round_order: roundOrder,
      points,
      roll_over: true,
    }));
}
