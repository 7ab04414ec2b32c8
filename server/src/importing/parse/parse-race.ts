import {
  type Detection,
  type Guid,
  type Lap,
  type PilotChannel,
  parseBracket,
  parseResultType,
  parseTimingLocation,
  parseValidityType,
  type Race,
  type RaceResult,
  type TimingLocation,
} from '@holeshot/domain';
import type { JsonObject, OnFault } from './clean-json';
import { type Fields, readFields } from './fields';

export interface ParsedRace {
  /** without its round, because the file has only the id */
  race: Omit<Race, 'summaries' | 'roundNumber' | 'roundOrder' | 'eventType'>;
  /** false when the race was deleted on the desktop */
  valid: boolean;
  laps: Lap[];
  detections: Detection[];
}

/**
 * Reads the object of Race.json (R72). Laps and detections without an id or a time are reported through `onFault` and
 * left out.
 */
export function parseRace(
  raw: JsonObject,
  owner: { eventId: Guid; raceId: Guid; timingLocation: TimingLocation },
  onFault: OnFault,
): ParsedRace {
  const fields = readFields(raw, onFault);
  return {
    race: {
      id: owner.raceId,
      eventId: owner.eventId,
      roundId: fields.guid('Round'),
      raceNumber: fields.whole('RaceNumber', 0),
      start: fields.clock('Start'),
      end: fields.clock('End'),
      totalPausedSeconds: fields.seconds('TotalPausedTime') ?? 0,
      targetLaps: Math.max(0, fields.whole('TargetLaps', 0)),
      bracket: parseBracket(raw.Bracket),
      timingLocation: parseTimingLocation(raw.PrimaryTimingSystemLocation, owner.timingLocation),
      pilotChannels: parsePilotChannels(fields, onFault),
    },
    valid: fields.flag('Valid', true),
    laps: parseLaps(fields, onFault),
    detections: parseDetections(fields, onFault),
  };
}

function parsePilotChannels(race: Fields, onFault: OnFault): PilotChannel[] {
  const byPilot = new Map<Guid, PilotChannel>();
  for (const row of race.rows('PilotChannels')) {
    const pilotId = row.guid('Pilot');
    if (pilotId === null) onFault('has PilotChannels with a row without a pilot');
    else if (!byPilot.has(pilotId)) {
      const handicapSeconds = row.seconds('HandicapOffset') ?? 0;
      byPilot.set(pilotId, { pilotId, channelId: row.guid('Channel'), handicapSeconds });
    }
  }
  return [...byPilot.values()];
}

function parseDetections(race: Fields, onFault: OnFault): Detection[] {
  const byId = new Map<Guid, Detection>();
  for (const row of race.rows('Detections')) {
    const id = row.guid('ID');
    const time = row.clock('Time');
    if (id === null || time === null) {
      onFault('has a detection without an ID or a Time');
      continue;
    }
    if (byId.has(id)) {
      onFault(`has detection ${id} twice; the first counts`);
      continue;
    }
    const lapNumber = row.whole('LapNumber', 0);
    const timingSystemIndex = row.whole('TimingSystemIndex', 0);
    const valid = row.flag('Valid', true);
    const isLapEnd = row.flag('IsLapEnd', timingSystemIndex === 0);
    byId.set(id, {
      id,
      pilotId: row.guid('Pilot'),
      channelId: row.guid('Channel'),
      timingSystemIndex,
      time,
      lapNumber,
      valid,
      validityType: parseValidityType(row.raw.ValidityType),
      isLapEnd,
      isHoleshot: row.flag('IsHoleshot', valid && isLapEnd && lapNumber === 0),
      raceSector: row.whole('RaceSector', lapNumber * 100 + timingSystemIndex),
      peak: row.whole('Peak', 0),
      timingSystemType: row.text('TimingSystemType'),
    });
  }
  return [...byId.values()];
}

function parseLaps(race: Fields, onFault: OnFault): Lap[] {
  const byId = new Map<Guid, Lap>();
  for (const row of race.rows('Laps')) {
    const detectionId = row.guid('Detection');
    const end = row.clock('EndTime');
    if (detectionId === null || end === null) {
      onFault('has a lap without a Detection or an EndTime');
      continue;
    }
    const id = row.guid('ID') ?? detectionId;
    if (byId.has(id)) {
      onFault(`has lap ${id} twice; the first counts`);
      continue;
    }
    const lengthSeconds = row.number('LengthSeconds', 0);
    const start = row.clock('StartTime') ?? end - Math.round(lengthSeconds * 1000);
    byId.set(id, { id, detectionId, lapNumber: row.whole('LapNumber', 0), lengthSeconds, start, end });
  }
  return [...byId.values()];
}

export interface ParsedResult extends RaceResult {
  roundId: Guid | null;
}

/**
 * Reads the objects of Result.json or Results.json (R75). One row per pilot, type and round, the last one of several:
 * the desktop app writes new ids on each recalculation, so the ids are ignored.
 */
export function parseResults(objects: readonly JsonObject[], onFault: OnFault): ParsedResult[] {
  const byPilot = new Map<string, ParsedResult>();
  for (const object of objects) {
    const row = readFields(object, onFault);
    const pilotId = row.guid('Pilot');
    if (pilotId === null) {
      onFault('has a result without a pilot');
      continue;
    }
    const type = parseResultType(row.raw.ResultType);
    const roundId = row.guid('Round');
    byPilot.set(`${pilotId} ${type} ${roundId}`, {
      pilotId,
      position: row.whole('Position', 0),
      points: row.number('Points', 0),
      dnf: row.flag('DNF', false),
      valid: row.flag('Valid', true),
      type,
      timeSeconds: row.seconds('Time'),
      lapsFinished: row.raw.LapsFinished === undefined ? null : row.whole('LapsFinished', 0),
      roundId,
    });
  }
  return [...byPilot.values()];
}
