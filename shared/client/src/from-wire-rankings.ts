import type * as wire from '@holeshot/contract/wire';
import { parseEventType, type RankingKind } from '@holeshot/domain';
import { toEventListItem } from './from-wire-events';
import { requiredClock } from './from-wire-races';
import type { BestLap, LiveNow, Podium, RankedPilot, Ranking } from './rankings';

/* Maps replies about rankings and the race in progress; used by `from-wire.ts`. */

const KINDS: readonly RankingKind[] = ['standings', 'final', 'elimination', 'points', 'laps', 'time'];

const bestLap = (row: NonNullable<wire.WireRankedPilot['BestLap']>): BestLap => ({
  seconds: row.Time,
  raceId: row.RaceID,
  roundNumber: row.RoundNumber,
  raceNumber: row.RaceNumber,
  eventType: parseEventType(row.Type),
});

const rankedPilot = (row: wire.WireRankedPilot): RankedPilot => ({
  pilotId: row.PilotID,
  name: row.Name,
  photoUrl: row.PhotoURL,
  rank: row.Rank,
  final: row.Final,
  points: row.Points,
  raceSeconds: row.RaceTime,
  targetSeconds: row.TargetTime,
  lapCount: row.LapCount,
  raceCount: row.RaceCount,
  winCount: row.WinCount,
  bestLap: row.BestLap && bestLap(row.BestLap),
});

export const toRanking = (row: Omit<wire.WireRanking, 'EventID'>): Ranking => ({
  basis: row.Basis && {
    kind: KINDS.find((kind) => kind === row.Basis?.Kind) ?? 'points',
    stageId: row.Basis.StageID,
    stageName: row.Basis.StageName,
  },
  racesLeft: row.RacesLeft,
  rows: row.Rows.map(rankedPilot),
  fastestLap: row.FastestLap && {
    ...bestLap(row.FastestLap),
    pilotId: row.FastestLap.PilotID,
    name: row.FastestLap.Name,
  },
});

export const toPodium = (row: wire.WirePodium): Podium => ({
  ...toRanking(row),
  event: toEventListItem(row.Event),
});

export const toLiveNow = (row: wire.WireLiveNow): LiveNow => ({
  event: toEventListItem(row.Event),
  isNext: row.State === 'next',
  raceId: row.RaceID,
  roundNumber: row.RoundNumber,
  raceNumber: row.RaceNumber,
  eventType: parseEventType(row.Type),
  expectedStart: row.ExpectedStart
    ? {
        likely: requiredClock(row.ExpectedStart.Likely),
        range: row.ExpectedStart.Range && {
          from: requiredClock(row.ExpectedStart.Range.From),
          until: requiredClock(row.ExpectedStart.Range.Until),
        },
      }
    : null,
  timerAheadMs: (row.TimerAhead ?? 0) * 1_000,
  leader: row.Leader && {
    pilotId: row.Leader.PilotID,
    name: row.Leader.Name,
    channel: row.Leader.Channel && { label: row.Leader.Channel.Label, color: row.Leader.Channel.Color },
    gapSeconds: row.Leader.Gap,
  },
});
