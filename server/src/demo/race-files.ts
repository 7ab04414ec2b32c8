import { EMPTY_GUID } from '@holeshot/contract';
import { fileClock } from '../importing/file-clock';
import { fileSpan } from './desktop-files';
import { type DemoRace, type EventToFly, getTimingLocation } from './fly-event';
import type { Random } from './random';

type Owner = Pick<EventToFly, 'id' | 'plan'>;

/** The objects of a race's files, as the desktop app writes them. */
export const raceFiles = (random: Random, event: Owner, race: DemoRace) => ({
  'Race.json': [raceRow(random, event, race)],
  'Result.json': resultRows(random, event, race),
});

/** The object of Race.json (R72). */
const raceRow = (random: Random, { id: eventId, plan }: Owner, race: DemoRace) => ({
  Laps: (race.flight?.laps ?? []).map((lap) => ({
    Detection: lap.detectionId,
    LengthSeconds: lap.lengthSeconds,
    LapNumber: lap.lapNumber,
    StartTime: fileClock(lap.start),
    EndTime: fileClock(lap.end),
    ID: lap.id,
    ExternalID: 0,
  })),
  Detections: (race.flight?.detections ?? []).map((detection) => ({
    TimingSystemIndex: detection.timingSystemIndex,
    Channel: detection.channelId ?? EMPTY_GUID,
    Time: fileClock(detection.time),
    Peak: detection.peak,
    TimingSystemType: detection.timingSystemType,
    Pilot: detection.pilotId ?? EMPTY_GUID,
    LapNumber: detection.lapNumber,
    Valid: detection.valid,
    ValidityType: detection.validityType,
    IsLapEnd: detection.isLapEnd,
    RaceSector: detection.raceSector,
    IsHoleshot: detection.isHoleshot,
    ID: detection.id,
    ExternalID: 0,
  })),
  GamePoints: [],
  Start: fileClock(race.flight?.start ?? null),
  End: fileClock(race.flight?.end ?? null),
  TotalPausedTime: fileSpan(race.flight?.pausedSeconds ?? 0),
  PilotChannels: race.seats.map(({ pilotId, channelId }) => ({
    Pilot: pilotId,
    Channel: channelId,
    ...(plan.isOldFile ? {} : { HandicapOffset: '00:00:00' }),
    ID: random.guid(),
    ExternalID: 0,
  })),
  RaceNumber: race.raceNumber,
  Round: race.round.id,
  TargetLaps: race.targetLaps,
  PrimaryTimingSystemLocation: getTimingLocation(plan),
  Valid: race.round.valid,
  AutoAssignNumbers: false,
  Event: eventId,
  Bracket: race.bracket,
  ID: race.id,
  ExternalID: 0,
});

/** The objects of Result.json (R75). */
const resultRows = (random: Random, { id: eventId, plan }: Owner, race: DemoRace) =>
  race.results.map((result) => ({
    Points: result.points,
    Position: result.position,
    Valid: true,
    Event: eventId,
    Pilot: result.pilotId,
    Race: race.id,
    Round: race.round.id,
    DNF: result.dnf,
    ResultType: result.type,
    ...(plan.isOldFile ? {} : { Time: fileSpan(result.timeSeconds), LapsFinished: result.lapsFinished }),
    ID: random.guid(),
    ExternalID: 0,
  }));
