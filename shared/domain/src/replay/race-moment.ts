import { eventTraits } from '../event-traits';
import { groupBy } from '../group-by';
import type { Guid } from '../model';
import { partitionPoint } from '../partition-point';
import { isRankedOnTrack } from '../rank-race';
import { trackGap } from '../track-gap';
import { type Crossing, getLapNumber, type ReplayRace } from './crossings';
import { lapsDown } from './laps-down';
import { StandingScores } from './standing-scores';

/** A pilot without a further crossing is out after this many of their own laps. */
export const OUT_AFTER_LAPS = 1.8;

/** A pilot at a moment of a race. */
export interface MomentRow {
  pilotId: Guid;
  /** `null` before the pilot's first crossing, or without enough laps */
  position: number | null;
  /** the last lap flown, 0 is the holeshot; `null` before it */
  lapNumber: number | null;
  lapSeconds: number | null;
  /** that lap is accurate to a tenth, and never the fastest (R167) */
  isFromVideo?: true;
  /** to the leader: at the pilot's last crossing, or in best laps; `null` where neither can be compared */
  gapSeconds: number | null;
  /** the gap is good to a tenth, since a video timed this lap of a pilot (R167) */
  isGapFromVideo?: true;
  /** full laps behind the leader; 0 where best laps decide */
  lapsDown: number;
  /** the pilot is short of the target and never crosses again: set after a long time, or at the end of the race */
  isOut: boolean;
}

/** How many crossings have happened at a moment. Crossings are in order of time. */
export const countCrossings = (crossings: readonly Crossing[], ms: number): number =>
  partitionPoint(crossings, (crossing) => crossing.ms <= ms);

/**
 * The race after its first `count` crossings, by position, under the rules of a race in progress: nothing changes until
 * the next crossing. Pilots without a position follow in the race's order.
 */
export function raceAfter(race: ReplayRace, count: number): MomentRow[] {
  const { eventType, targetLaps, pilotIds } = race;
  const past = race.crossings.slice(0, count);
  const scores = new StandingScores(race);
  for (const crossing of past) scores.add(crossing);
  const crossingsByPilot = groupBy(past, ({ pilotId }) => pilotId);
  const lapsByPilot = new Map([...crossingsByPilot].map(([id, crossings]) => [id, listFlownLaps(crossings)]));
  const isOnTrack = isRankedOnTrack(eventType);
  const leaderId = pilotIds.find((id) => isLeader(scores, id));
  const leaderScore = leaderId && scores.find(leaderId);
  const leaderCrossings = crossingsByPilot.get(leaderId ?? '') ?? [];
  const lastMs = past.at(-1)?.ms ?? 0;
  const videoLaps = past.flatMap((crossing) => (crossing.isFromVideo ? getLapNumber(crossing) : []));

  const rows = pilotIds.map((pilotId): MomentRow => {
    const score = scores.find(pilotId);
    const laps = lapsByPilot.get(pilotId) ?? [];
    const last = laps.at(-1);
    const hasLimit = eventTraits(eventType).hasLapLimit && (last?.lapNumber ?? -1) < targetLaps;
    const isLong =
      last !== undefined && last.lapNumber > 0 && lastMs - last.end > OUT_AFTER_LAPS * last.lapSeconds * 1000;
    const isStopped = () => !race.crossings.slice(count).some((next) => next.pilotId === pilotId);
    return {
      pilotId,
      position: score ? scores.getPosition(score) : null,
      lapNumber: last?.lapNumber ?? null,
      lapSeconds: last?.lapSeconds ?? null,
      ...(last?.isFromVideo && { isFromVideo: true }),
      gapSeconds: isOnTrack
        ? trackGap(crossingsByPilot.get(pilotId) ?? [], leaderCrossings)
        : score && leaderScore
          ? score[0] - leaderScore[0]
          : null,
      ...(isOnTrack && last && videoLaps.includes(last.lapNumber) && { isGapFromVideo: true }),
      lapsDown: isOnTrack ? lapsDown(laps, lapsByPilot.get(leaderId ?? '') ?? []) : 0,
      isOut: hasLimit && count > 0 && (isLong || count === race.crossings.length) && isStopped(),
    };
  });
  return rows.sort((a, b) => (a.position ?? Number.MAX_VALUE) - (b.position ?? Number.MAX_VALUE));
}

function isLeader(scores: StandingScores, pilotId: Guid): boolean {
  const score = scores.find(pilotId);
  return score !== undefined && scores.getPosition(score) === 1;
}

const listFlownLaps = (crossings: readonly Crossing[]) =>
  crossings.flatMap(({ raceSector, lapSeconds, ms, isFromVideo }) =>
    lapSeconds === null
      ? []
      : [{ lapNumber: getLapNumber({ raceSector }), lapSeconds, end: ms, isFromVideo }],
  );

/** A pilot's progress in the current lap, from 0 to 1. A replay has both ends of the lap. */
export interface LapProgress {
  lapNumber: number;
  share: number;
}

/**
 * The progress of each pilot at a moment, by time: half of the lap's time is half of the lap. A pilot has none after
 * their last lap.
 */
export function lapProgress(race: Pick<ReplayRace, 'crossings'>, ms: number): Map<Guid, LapProgress> {
  const started = new Map<Guid, number>();
  const progress = new Map<Guid, LapProgress>();
  for (const { pilotId, lapSeconds, ms: end, raceSector } of race.crossings) {
    if (lapSeconds === null) continue;
    if (end <= ms) started.set(pilotId, end);
    else if (!progress.has(pilotId)) {
      const start = started.get(pilotId) ?? 0;
      const share = end > start ? Math.max(0, (ms - start) / (end - start)) : 0;
      progress.set(pilotId, { lapNumber: getLapNumber({ raceSector }), share });
    }
  }
  return progress;
}
