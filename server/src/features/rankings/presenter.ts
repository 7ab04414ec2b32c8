import type { WireFastestLap, WirePodium, WireRankedPilot, WireRanking } from '@holeshot/contract/wire';
import type { Guid } from '@holeshot/domain';
import { presentEventListItem } from '../../events/read/present-event';
import type { RankedEvent, RankingRow, StoredRanking } from '../../events/read/rankings';

const presentLap = ({
  seconds,
  raceId,
  roundNumber,
  raceNumber,
  type,
}: NonNullable<RankingRow['bestLap']>) => ({
  Time: seconds,
  RaceID: raceId,
  RoundNumber: roundNumber,
  RaceNumber: raceNumber,
  Type: type,
});

const presentRow = (row: RankingRow): WireRankedPilot => ({
  PilotID: row.pilotId,
  Name: row.name,
  PhotoURL: row.photoUrl,
  Rank: row.rank,
  Final: row.final,
  Points: row.points,
  RaceTime: row.raceSeconds,
  TargetTime: row.targetSeconds,
  LapCount: row.lapCount,
  RaceCount: row.raceCount,
  WinCount: row.winCount,
  BestLap: row.bestLap && presentLap(row.bestLap),
});

function presentFastest(rows: readonly RankingRow[]): WireFastestLap | null {
  const laps = rows.flatMap(({ pilotId, name, bestLap }) => (bestLap ? [{ pilotId, name, bestLap }] : []));
  const [fastest] = laps.sort((a, b) => a.bestLap.seconds - b.bestLap.seconds);
  return fastest ? { ...presentLap(fastest.bestLap), PilotID: fastest.pilotId, Name: fastest.name } : null;
}

const presentBasis = ({ basis }: StoredRanking): WireRanking['Basis'] =>
  basis && { Kind: basis.kind, StageID: basis.stage?.id ?? null, StageName: basis.stage?.name ?? null };

export const presentRanking = (eventId: Guid, ranking: StoredRanking): WireRanking => ({
  EventID: eventId,
  Basis: presentBasis(ranking),
  RacesLeft: ranking.racesLeft,
  Rows: ranking.rows.map(presentRow),
  FastestLap: presentFastest(ranking.rows),
});

/** `rows` are the first three and the pilot with the fastest lap. */
export const presentPodium = ({ event, ...ranking }: RankedEvent): WirePodium => ({
  Event: presentEventListItem(event),
  Basis: presentBasis(ranking),
  RacesLeft: ranking.racesLeft,
  Rows: ranking.rows.filter(({ rank }) => rank !== null && rank <= 3).map(presentRow),
  FastestLap: presentFastest(ranking.rows),
});
