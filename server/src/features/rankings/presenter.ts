import type {
  WireFastestLap,
  WirePodium,
  WireRankExplanation,
  WireRankedPilot,
  WireRanking,
} from '@holeshot/contract/wire';
import { type Guid, isDnf, type RankExplanation, type RankingBasis } from '@holeshot/domain';
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

const presentBasis = ({ kind, stage }: RankingBasis): WireRankExplanation['Basis'] => ({
  Kind: kind,
  StageID: stage?.id ?? null,
  StageName: stage?.name ?? null,
});

export const presentRanking = (eventId: Guid, ranking: StoredRanking): WireRanking => ({
  EventID: eventId,
  Basis: ranking.basis && presentBasis(ranking.basis),
  RacesLeft: ranking.racesLeft,
  Rows: ranking.rows.map(presentRow),
  FastestLap: presentFastest(ranking.rows),
});

/** `rows` are the first three and the pilot with the fastest lap. */
export const presentPodium = ({ event, ...ranking }: RankedEvent): WirePodium => ({
  Event: presentEventListItem(event),
  Basis: ranking.basis && presentBasis(ranking.basis),
  RacesLeft: ranking.racesLeft,
  Rows: ranking.rows.filter(({ rank }) => rank !== null && rank <= 3).map(presentRow),
  FastestLap: presentFastest(ranking.rows),
});

export const presentExplanation = (pilotId: Guid, explanation: RankExplanation): WireRankExplanation => ({
  PilotID: pilotId,
  Basis: presentBasis(explanation.basis),
  Rank: explanation.rank,
  RankedCount: explanation.rankedCount,
  Figure: explanation.figure,
  RollOver: explanation.rollOver,
  Races: explanation.races.map(({ summary, figure, isUsed, rankWithout }) => ({
    RaceID: summary.raceId,
    RoundNumber: summary.roundNumber,
    RaceNumber: summary.raceNumber,
    Type: summary.eventType,
    Figure: figure,
    Position: summary.position,
    DNF: isDnf(summary),
    Used: isUsed,
    RankWithout: rankWithout,
  })),
  Ahead: explanation.ahead && {
    PilotID: explanation.ahead.pilotId,
    Rank: explanation.ahead.rank,
    Figure: explanation.ahead.figure,
  },
  TiedWith: explanation.tiedWith,
});
