import { listRankedGroups, type RankingBasis, type RankingInput, toRanks } from '../event-ranking';
import type { Guid, RaceSummary } from '../model';

/** How a pilot's place in an event came about (R126). */
export interface RankExplanation {
  /** the stage that ranks this pilot; a later one may rank the others */
  basis: RankingBasis;
  rank: number;
  rankedCount: number;
  /** points, laps or seconds; `null` where places of races are compared */
  figure: number | null;
  /** points that the place in an earlier stage adds (R97); 0 for none */
  rollOver: number;
  /** the pilot's races that have ended, of the stage or of the event */
  races: RankedRace[];
  /** the next better place; `figure` is `null` where another stage decides it */
  ahead: { pilotId: Guid; rank: number; figure: number | null } | null;
  /** others with the same rank */
  tiedWith: Guid[];
}

export interface RankedRace {
  summary: RaceSummary;
  /** points, laps or seconds, by the kind of the basis */
  figure: number | null;
  isUsed: boolean;
  /** the rank if the pilot had not flown this race; `null` for none */
  rankWithout: number | null;
}

/** Derives the place of a pilot from the races that decide it (R126). `null` for a pilot without a rank. */
export function explainRank(input: RankingInput, pilotId: Guid): RankExplanation | null {
  const groups = listRankedGroups(input);
  const ranks = toRanks(groups);
  const rank = ranks.get(pilotId);
  const findGroup = (id: Guid) => groups.find(({ places }) => places.some((shared) => shared.includes(id)));
  const group = findGroup(pilotId);
  if (rank === undefined || !group) return null;
  const { kind, stage, figures, getFigure, used } = group;
  const own = group.races
    .filter(({ end }) => end !== null)
    .flatMap(({ summaries }) => summaries.filter((summary) => summary.pilotId === pilotId));
  const figure = figures.get(pilotId) ?? null;
  const points = own.reduce((sum, row) => sum + (used.has(row) ? (getFigure(row) ?? 0) : 0), 0);
  const [ahead] = [...ranks].filter(([, other]) => other < rank).sort(([, a], [, b]) => b - a);
  return {
    basis: { kind, stage },
    rank,
    rankedCount: ranks.size,
    figure,
    rollOver: kind === 'points' && figure !== null ? figure - points : 0,
    races: own.map((summary) => ({
      summary,
      figure: getFigure(summary),
      isUsed: used.has(summary),
      rankWithout: toRanks(listRankedGroups(withoutResult(input, summary))).get(pilotId) ?? null,
    })),
    ahead: ahead
      ? {
          pilotId: ahead[0],
          rank: ahead[1],
          figure: findGroup(ahead[0]) === group ? (figures.get(ahead[0]) ?? null) : null,
        }
      : null,
    tiedWith: [...ranks].flatMap(([id, other]) => (other === rank && id !== pilotId ? [id] : [])),
  };
}

const withoutResult = (input: RankingInput, result: RaceSummary): RankingInput => ({
  ...input,
  races: input.races.map((race) => ({
    ...race,
    summaries: race.summaries.filter((summary) => summary !== result),
  })),
});
