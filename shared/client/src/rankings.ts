import type {
  EventListItem,
  EventType,
  Guid,
  RankedPilot as RankedPilotOfRules,
  RankingKind,
  StartForecast,
} from '@holeshot/domain';

/** A single lap, and the race in which it was flown. */
export interface BestLap {
  seconds: number;
  raceId: Guid;
  roundNumber: number;
  raceNumber: number;
  /** of the round */
  eventType: EventType;
}

/** A pilot in the ranking of an event. */
export interface RankedPilot extends Omit<RankedPilotOfRules, 'bestLap'> {
  name: string;
  photoUrl: string | null;
  bestLap: BestLap | null;
}

/** The fastest lap of an event, and its pilot. */
export interface FastestLap extends BestLap {
  pilotId: Guid;
  name: string;
}

/** The pilots of an event by their result (R126). */
export interface Ranking {
  /** the basis of the ranking; `null` while nobody is ranked */
  basis: { kind: RankingKind; stageId: Guid | null; stageName: string | null } | null;
  /** races that have not ended */
  racesLeft: number;
  /** by rank; pilots without a rank are last */
  rows: RankedPilot[];
  fastestLap: FastestLap | null;
}

/** An event with the first three of its ranking. */
export interface Podium extends Ranking {
  event: EventListItem;
}

/** A running event's race in progress with its leader; between two races, the next race (R136). */
export interface LiveNow {
  event: EventListItem;
  /** whether the race is the next one, between two races; else it is in progress */
  isNext: boolean;
  raceId: Guid;
  roundNumber: number;
  raceNumber: number;
  /** of the round */
  eventType: EventType;
  /** of a race that has not started (R140); `null` while nothing is known */
  expectedStart: StartForecast | null;
  /** how far the clock of the timing computer is ahead of the site's, ms */
  timerAheadMs: number;
  /** `null` before the first crossing */
  leader: {
    pilotId: Guid;
    name: string;
    channel: { label: string; color: string } | null;
    /** seconds to the second pilot; `null` while there is none */
    gapSeconds: number | null;
  } | null;
}
