import { EMPTY_GUID } from '@holeshot/contract';
import type {
  WireDetection,
  WireLap,
  WireRace,
  WireRaceDetails,
  WireRaceLink,
  WireResultSummary,
} from '@holeshot/contract/wire';
import {
  type Detection,
  formatWireClock,
  type Guid,
  type RaceDetails,
  type RaceLink,
  type RaceSummary,
  rankLaps,
  validLaps,
} from '@holeshot/domain';
import type { StoredRace } from '../../events/read/race-rows';
import type { RevisedRace } from '../../events/read/races';
import { presentResults, type raceResultsOf } from '../../events/read/result-states';

/** A stable id from parts of the race's and the pilot's id, because the desktop app has none. */
const resultId = ({ raceId, pilotId }: RaceSummary): Guid => `${raceId.slice(0, 18)}-${pilotId.slice(19)}`;

function presentResult(summary: RaceSummary): WireResultSummary {
  return {
    ID: resultId(summary),
    Pilot: summary.pilotId,
    Race: summary.raceId,
    Position: summary.position,
    DNF: summary.dnf,
    Points: summary.points,
    HoleshotTime: summary.holeshotSeconds,
    PbLapTime: summary.pbLapSeconds,
    PbLapCount: summary.pbLapCount,
    TargetLapTime: summary.targetLapSeconds,
    TargetLapCount: summary.targetLapCount,
    RaceTime: summary.raceSeconds,
    ResultTime: summary.resultSeconds,
    LapCount: summary.lapCount,
  };
}

/** Finds the state of a race's results; absent where that is not shown. */
type GetResults = ReturnType<typeof raceResultsOf>;

/** The race with its results, as lists have it. */
export function presentRace(race: StoredRace, getResults?: GetResults): WireRace {
  return {
    ID: race.id,
    Event: race.eventId,
    Round: race.roundId,
    RoundNumber: race.roundNumber,
    RoundOrder: race.roundOrder,
    EventType: race.eventType,
    RaceNumber: race.raceNumber,
    Start: formatWireClock(race.start),
    End: formatWireClock(race.end),
    TotalPausedTime: race.totalPausedSeconds,
    TargetLaps: race.targetLaps,
    Bracket: race.bracket,
    PrimaryTimingSystemLocation: race.timingLocation,
    PilotChannels: race.pilotChannels.map(({ pilotId, channelId, handicapSeconds }) => ({
      Pilot: pilotId,
      Channel: channelId ?? EMPTY_GUID,
      HandicapOffset: handicapSeconds,
    })),
    ResultSummaries: race.summaries.map(presentResult),
    ...(getResults && { Results: presentResults(getResults(race)) }),
  };
}

function presentDetection(detection: Detection): WireDetection {
  return {
    ID: detection.id,
    Pilot: detection.pilotId,
    Channel: detection.channelId,
    TimingSystemIndex: detection.timingSystemIndex,
    Time: formatWireClock(detection.time),
    LapNumber: detection.lapNumber,
    Valid: detection.valid,
    ValidityType: detection.validityType,
    IsLapEnd: detection.isLapEnd,
    IsHoleshot: detection.isHoleshot,
    RaceSector: detection.raceSector,
    Peak: detection.peak,
    TimingSystemType: detection.timingSystemType,
  };
}

/** All recorded laps; valid ones have a position and a gap (R80). */
function presentLaps(race: RaceDetails): WireLap[] {
  const detections = new Map(race.detections.map((detection) => [detection.id, detection]));
  const ranked = new Map(rankLaps(validLaps(race)).map((lap) => [lap.id, lap]));
  return race.laps.map((lap) => {
    const detection = detections.get(lap.detectionId);
    const rank = ranked.get(lap.id);
    return {
      ID: lap.id,
      LapNumber: lap.lapNumber,
      LengthSeconds: lap.lengthSeconds,
      StartTime: formatWireClock(lap.start),
      EndTime: formatWireClock(lap.end),
      Position: rank?.position ?? null,
      Behind: rank?.behindSeconds ?? null,
      Detection: lap.detectionId,
      detectionObject: detection ? { Time: formatWireClock(detection.time), Pilot: detection.pilotId } : null,
      PilotID: detection?.pilotId ?? null,
    };
  });
}

const presentLink = ({ id, roundNumber, eventType, raceNumber }: RaceLink): WireRaceLink => ({
  ID: id,
  RoundNumber: roundNumber,
  EventType: eventType,
  RaceNumber: raceNumber,
});

/** The race with its results, laps, detections, revision and neighbours. */
export function presentRaceDetails(race: RevisedRace, getResults?: GetResults): WireRaceDetails {
  return {
    ...presentRace(race, getResults),
    Removed: race.isRemoved,
    Revision: race.revision.number,
    RevisionTime: formatWireClock(race.revision.at),
    RevisionWho: race.revision.who,
    RevisionWhy: race.revision.why,
    RevisionHash: race.hash,
    NewestRevision: race.newestRevision,
    OfficialRevision: race.officialRevision,
    PreviousRace: race.previous && presentLink(race.previous),
    NextRace: race.next && presentLink(race.next),
    Laps: presentLaps(race),
    Detections: race.detections.map(presentDetection),
  };
}
