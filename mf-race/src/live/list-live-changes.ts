import {
  formatSeconds,
  type Guid,
  listReplayChanges,
  OUT_AFTER_LAPS,
  type ReplayRace,
} from '@holeshot/domain';
import { describeChange } from '../racing/describe-change';
import type { LiveRace, LiveRow } from './live-race';

/** A change in a race in progress, such as an overtake. */
export interface LiveChange {
  /** since the start of the race */
  ms: number;
  pilotId: Guid;
  channelId: Guid | null;
  /** without the pilot's name: `ahead of Kestrel, now 4th` */
  text: string;
}

type PilotChange = Omit<LiveChange, 'channelId'>;

/** Lists overtakes, fastest laps and pilots who are out, latest first (R151). */
export function listLiveChanges(race: LiveRace, getName: (pilotId: Guid) => string): LiveChange[] {
  const { eventType, targetLaps, rows } = race;
  const crossings = rows
    .flatMap(({ pilotId, laps }) =>
      laps.map(({ lapNumber, seconds, endMs }) => ({
        pilotId,
        ms: endMs,
        raceSector: lapNumber * 100,
        lapSeconds: seconds,
      })),
    )
    .sort((a, b) => a.ms - b.ms);
  const replay: ReplayRace = {
    eventType,
    targetLaps,
    pilotIds: rows.map(({ pilotId }) => pilotId),
    crossings,
  };
  const places = listReplayChanges(replay).map((change) => ({
    ms: change.ms,
    pilotId: change.pilotId,
    text: describeChange(change, replay, getName),
  }));
  const channels = new Map(rows.map(({ pilotId, channelId }) => [pilotId, channelId]));
  return [...places, ...listFastestLaps(crossings), ...rows.flatMap(toOut)]
    .sort((a, b) => b.ms - a.ms)
    .map((change) => ({ ...change, channelId: channels.get(change.pilotId) ?? null }));
}

/** Laps that were faster than all before, except the first lap of the race. */
function listFastestLaps(crossings: ReplayRace['crossings']): PilotChange[] {
  let fastest: number | null = null;
  return crossings.flatMap(({ pilotId, ms, raceSector, lapSeconds }) => {
    if (raceSector === 0 || lapSeconds === null || (fastest !== null && lapSeconds >= fastest)) return [];
    const isFirst = fastest === null;
    fastest = lapSeconds;
    return isFirst ? [] : [{ ms, pilotId, text: `${formatSeconds(lapSeconds)}, fastest of the race` }];
  });
}

/** The time at which a pilot counts as out, after too long without a crossing. */
function toOut({ pilotId, isOut, laps }: LiveRow): PilotChange[] {
  const last = laps.at(-1);
  if (!isOut || !last) return [];
  const ms = last.endMs + OUT_AFTER_LAPS * last.seconds * 1000;
  return [{ ms, pilotId, text: `out after lap ${last.lapNumber}` }];
}
