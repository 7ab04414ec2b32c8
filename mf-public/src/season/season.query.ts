import { defineQuery, fillPath, siteNow } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { seasonSchema, type WireSeason, type WireSeasonChange } from '@holeshot/contract/wire';
import {
  type Guid,
  type LocalMs,
  parseClock,
  type ResultsInTime,
  resultStateText,
  type SeasonChance,
  type SeasonResult,
  stateAt,
} from '@holeshot/domain';

export interface SeasonEventItem {
  id: Guid;
  name: string;
  club: { id: number; name: string };
  start: LocalMs | null;
  /** whether its places count */
  isOver: boolean;
  /** whether its results are final, in words */
  resultsText: string;
}

export interface SeasonPilot {
  rank: number;
  name: string;
  photoUrl: string | null;
  /** of the public profile */
  handle: string | null;
  total: number;
  /** in the order of the events */
  results: ((SeasonResult & { pilotId: Guid }) | null)[];
  chance: SeasonChance | null;
}

/** A line of the history of a season (R172). */
export interface SeasonChange {
  id: number;
  /** on the club's clock */
  at: LocalMs | null;
  who: string;
  why: string;
  /** whose official results changed; `null` for a change of the season itself */
  event: { id: Guid; name: string } | null;
  moves: {
    name: string;
    rank: [before: number | null, after: number | null];
    total: [before: number | null, after: number | null];
  }[];
}

export interface Season {
  id: number;
  name: string;
  club: { id: number; name: string };
  /** whether the first pilots are champions */
  isDecided: boolean;
  /** key of the points rule */
  points: string;
  /** how many results count; `null` for all */
  counted: number | null;
  /** oldest first */
  events: SeasonEventItem[];
  rows: SeasonPilot[];
  /** newest first */
  changes: SeasonChange[];
}

function toEvent({
  ID,
  Name,
  Club,
  Start,
  TimeZone,
  Over,
  Results,
}: WireSeason['Events'][number]): SeasonEventItem {
  const results: ResultsInTime = {
    state: Results.State,
    until: Results.Until === null ? null : Date.parse(Results.Until),
    isChanged: Results.Changed,
  };
  return {
    id: ID,
    name: Name,
    club: { id: Club.ID, name: Club.Name },
    start: parseClock(Start),
    isOver: Over,
    // the reply may be a minute old
    resultsText: resultStateText({ ...results, state: stateAt(results, siteNow()) }, TimeZone),
  };
}

const toPilot = (row: WireSeason['Rows'][number]): SeasonPilot => ({
  rank: row.Rank,
  name: row.Name,
  photoUrl: row.PhotoURL,
  handle: row.Handle,
  total: row.Total,
  results: row.Results.map(
    (result) =>
      result && {
        pilotId: result.PilotID,
        place: result.Place,
        points: result.Points,
        counts: result.Counts,
      },
  ),
  chance: row.Chance && { state: row.Chance.State, level: row.Chance.Level, enough: row.Chance.Enough },
});

const toChange = (row: WireSeasonChange): SeasonChange => ({
  id: row.ID,
  at: parseClock(row.Time),
  who: row.Who,
  why: row.Why,
  event: row.Event && { id: row.Event.ID, name: row.Event.Name },
  moves: row.Moves.map(({ Name, Rank, RankBefore, Total, TotalBefore }) => ({
    name: Name,
    rank: [RankBefore, Rank],
    total: [TotalBefore, Total],
  })),
});

/** A season with its standings. */
export const seasonQuery = (seasonId: number) =>
  defineQuery(fillPath(paths.season, { seasonId }), async (json, { validate }): Promise<Season> => {
    const season = validate ? seasonSchema.parse(json) : (json as WireSeason);
    return {
      id: season.ID,
      name: season.Name,
      club: { id: season.Club.ID, name: season.Club.Name },
      isDecided: season.Decided,
      points: season.Points,
      counted: season.Counted,
      events: season.Events.map(toEvent),
      rows: season.Rows.map(toPilot),
      changes: season.Changes.map(toChange),
    };
  });
