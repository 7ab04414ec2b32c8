import { EMPTY_GUID } from '@holeshot/contract';
import type * as wire from '@holeshot/contract/wire';
import {
  type Guid,
  type LocalMs,
  type PilotChannel,
  parseClock,
  parseEventType,
  type Race,
  type RaceDetails,
  type RaceLink,
  type RaceSummary,
  type ResultsInTime,
  type StartIntervals,
} from '@holeshot/domain';

/** The empty GUID on the wire means "none". */
export const guidOrNull = (id: Guid | null): Guid | null => (id === EMPTY_GUID ? null : id);

export const requiredClock = (text: string): LocalMs => parseClock(text) ?? 0;

const pilotChannel = (row: wire.WirePilotChannel): PilotChannel => ({
  pilotId: row.Pilot,
  channelId: guidOrNull(row.Channel),
  handicapSeconds: row.HandicapOffset,
});

const getRaceSummary = (race: wire.WireRace, row: wire.WireResultSummary): RaceSummary => ({
  raceId: race.ID,
  raceNumber: race.RaceNumber,
  roundId: guidOrNull(race.Round),
  roundNumber: race.RoundNumber,
  roundOrder: race.RoundOrder,
  eventType: parseEventType(race.EventType),
  bracket: race.Bracket,
  pilotId: row.Pilot,
  holeshotSeconds: row.HoleshotTime,
  pbLapSeconds: row.PbLapTime,
  pbLapCount: row.PbLapCount,
  targetLapSeconds: row.TargetLapTime,
  targetLapCount: row.TargetLapCount,
  raceSeconds: row.RaceTime,
  resultSeconds: row.ResultTime,
  lapCount: row.LapCount,
  position: row.Position,
  points: row.Points,
  dnf: row.DNF,
});

export const toRace = (row: wire.WireRace): Race => ({
  id: row.ID,
  eventId: row.Event,
  roundId: guidOrNull(row.Round),
  roundNumber: row.RoundNumber,
  roundOrder: row.RoundOrder,
  eventType: parseEventType(row.EventType),
  raceNumber: row.RaceNumber,
  start: parseClock(row.Start),
  end: parseClock(row.End),
  totalPausedSeconds: row.TotalPausedTime,
  targetLaps: row.TargetLaps,
  bracket: row.Bracket,
  timingLocation: row.PrimaryTimingSystemLocation === 'EndOfLap' ? 'EndOfLap' : 'Holeshot',
  pilotChannels: row.PilotChannels.map(pilotChannel),
  summaries: row.ResultSummaries.map((summary) => getRaceSummary(row, summary)),
  ...(row.Results && { resultState: toResults(row.Results) }),
});

export const toResults = ({ State, Until, Changed, Declared }: wire.WireResults): ResultsInTime => ({
  state: State,
  until: Until === null ? null : Date.parse(Until),
  isChanged: Changed,
  ...(Declared && { isDeclared: true }),
});

const raceLink = (row: wire.WireRaceLink): RaceLink => ({
  id: row.ID,
  roundNumber: row.RoundNumber,
  eventType: parseEventType(row.EventType),
  raceNumber: row.RaceNumber,
});

export const toStartIntervals = (row: wire.WireStartIntervals): StartIntervals => ({
  sameRound: row.SameRound,
  newRound: row.NewRound,
});

export const toRaceDetails = (row: wire.WireRaceDetails): RaceDetails => ({
  ...toRace(row),
  isRemoved: row.Removed ?? false,
  revision: {
    number: row.Revision,
    at: parseClock(row.RevisionTime),
    who: row.RevisionWho,
    why: row.RevisionWhy,
    ...(row.RevisionHash !== undefined && { hash: row.RevisionHash }),
    ...(row.NewestRevision !== undefined && { newest: row.NewestRevision }),
    ...(row.OfficialRevision !== undefined && { official: row.OfficialRevision }),
  },
  previous: row.PreviousRace && raceLink(row.PreviousRace),
  next: row.NextRace && raceLink(row.NextRace),
  laps: row.Laps.map((lap) => ({
    id: lap.ID,
    detectionId: lap.Detection,
    lapNumber: lap.LapNumber,
    lengthSeconds: lap.LengthSeconds,
    start: requiredClock(lap.StartTime),
    end: requiredClock(lap.EndTime),
  })),
  detections: row.Detections.map((detection) => ({
    id: detection.ID,
    pilotId: guidOrNull(detection.Pilot),
    channelId: guidOrNull(detection.Channel),
    timingSystemIndex: detection.TimingSystemIndex,
    time: requiredClock(detection.Time),
    lapNumber: detection.LapNumber,
    valid: detection.Valid,
    validityType: validityType(detection.ValidityType),
    isLapEnd: detection.IsLapEnd,
    isHoleshot: detection.IsHoleshot,
    raceSector: detection.RaceSector,
    peak: detection.Peak,
    timingSystemType: detection.TimingSystemType,
  })),
});

const validityType = (text: string): 'Auto' | 'ManualOverride' | 'Marshall' =>
  text === 'ManualOverride' || text === 'Marshall' ? text : 'Auto';
