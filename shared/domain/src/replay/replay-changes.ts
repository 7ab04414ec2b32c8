import type { Guid } from '../model';
import { isRankedOnTrack } from '../rank-race';
import { getLapNumber, type ReplayRace } from './crossings';
import { isAhead, StandingScores } from './standing-scores';

/** The changes that a crossing makes in a race. */
export interface ReplayChange {
  /** index of the crossing in the race's crossings */
  index: number;
  /** since the start of the race */
  ms: number;
  pilotId: Guid;
  /**
   * `lead`: another pilot leads now. `place`: the pilot has passed others. `leader-lap`: the leader has ended a lap
   * that nobody had ended before.
   */
  kind: 'lead' | 'place' | 'leader-lap';
  /** of the pilot after the crossing */
  position: number;
  /** pilots who were ahead before and are behind now, the nearest first */
  passed: Guid[];
  /** the lap that the crossing ends or follows */
  lapNumber: number;
  /** the crossing ends a lap that nobody has ended before; only where positions are on the track */
  isFirstOfLap: boolean;
}

/**
 * Lists the crossings of a race that change the leader, the order or the leader's lap, in order of time. A pilot who
 * gets a first position has passed nobody.
 */
export function listReplayChanges(race: ReplayRace): ReplayChange[] {
  const scores = new StandingScores(race);
  const isOnTrack = isRankedOnTrack(race.eventType);
  const changes: ReplayChange[] = [];
  let lastLap = -1;
  let leaderId: Guid | null = null;
  race.crossings.forEach((crossing, index) => {
    const { pilotId, ms, lapSeconds } = crossing;
    const before = scores.find(pilotId);
    scores.add(crossing);
    const after = scores.find(pilotId);
    if (!after) return;
    const position = scores.getPosition(after);
    const passed = before ? scores.listPassed(pilotId, before, after) : [];
    const lapNumber = getLapNumber(crossing);
    const isFirstOfLap = isOnTrack && lapSeconds !== null && lapNumber > lastLap;
    if (isFirstOfLap) lastLap = lapNumber;
    const leader = leaderId === null ? undefined : scores.find(leaderId);
    const takesLead = leader !== undefined && leaderId !== pilotId && isAhead(after, leader);
    if (takesLead || leaderId === null) leaderId = pilotId;
    const kind = takesLead ? 'lead' : passed.length > 0 ? 'place' : isFirstOfLap ? 'leader-lap' : null;
    if (kind) changes.push({ index, ms, pilotId, kind, position, passed, lapNumber, isFirstOfLap });
  });
  return changes;
}
