import {
  type EventType,
  type Guid,
  type LocalMs,
  type Pilot,
  parseEventType,
  parseStageType,
  parseTimeSummaryType,
  type Stage,
} from '@holeshot/domain';
import { isObject, type JsonObject, type OnFault } from './clean-json';
import { type Fields, parseGuid, readFields, rowsById } from './fields';

export interface ParsedPilot extends Omit<Pilot, 'photoUrl'> {
  raw: JsonObject;
}

export interface ParsedRound {
  id: Guid;
  name: string;
  roundNumber: number;
  order: number;
  eventType: EventType;
  stageId: Guid | null;
  valid: boolean;
  scheduledStart: LocalMs | null;
  raw: JsonObject;
}

export interface ParsedStage extends Omit<Stage, 'eventId'> {
  valid: boolean;
  raw: JsonObject;
}

/** The name of an unnamed pilot, so that links have a text and pilots differ. */
export const unnamedPilot = (id: Guid): string => `Pilot ${id.slice(0, 4)}`;

/** Reads the objects of Pilots.json (R68). */
export function parsePilots(objects: readonly JsonObject[], onFault: OnFault): ParsedPilot[] {
  return [...rowsById(objects, onFault)].map(([id, fields]) => ({
    id,
    name: fields.shortText('Name') || unnamedPilot(id),
    phonetic: fields.text('Phonetic'),
    firstName: fields.text('FirstName'),
    lastName: fields.text('LastName'),
    catchPhrase: fields.text('CatchPhrase'),
    practicePilot: fields.flag('PracticePilot', false),
    raw: fields.raw,
  }));
}

/** Reads the objects of Rounds.json (R69). Rounds with `Valid=false` are included (R70). */
export function parseRounds(objects: readonly JsonObject[], onFault: OnFault): ParsedRound[] {
  return [...rowsById(objects, onFault)].map(([id, fields]) => ({
    id,
    name: fields.text('Name'),
    roundNumber: fields.whole('RoundNumber', 0),
    order: fields.whole('Order', 0),
    eventType: parseEventType(fields.raw.EventType),
    stageId: fields.guid('Stage'),
    valid: fields.flag('Valid', true),
    scheduledStart: fields.clock('ScheduledStart'),
    raw: fields.raw,
  }));
}

/** Reads the objects of Stages.json (R71). Stages with `Valid=false` are included (R70). */
export function parseStages(objects: readonly JsonObject[], onFault: OnFault): ParsedStage[] {
  return [...rowsById(objects, onFault)].map(([id, fields]) => ({
    id,
    name: fields.text('Name'),
    order: fields.whole('Order', 0),
    stageType: parseStageType(fields.raw.StageType),
    valid: fields.flag('Valid', true),
    lapCountAfterRound: fields.flag('LapCountAfterRound', false),
    pointSummary: parsePointSummary(fields, onFault),
    timeSummary: parseTimeSummary(fields, onFault),
    standings: parseStandings(fields.raw.Standings),
    raw: fields.raw,
  }));
}

function parsePointSummary(stage: Fields, onFault: OnFault): Stage['pointSummary'] {
  if (!isObject(stage.raw.PointSummary)) return null;
  const fields = readFields(stage.raw.PointSummary, onFault);
  return {
    dropWorstRound: fields.flag('DropWorstRound', true),
    roundPositionRollover: fields.flag('RoundPositionRollover', false),
  };
}

function parseTimeSummary(stage: Fields, onFault: OnFault): Stage['timeSummary'] {
  if (!isObject(stage.raw.TimeSummary)) return null;
  const fields = readFields(stage.raw.TimeSummary, onFault);
  return {
    includeAllRounds: fields.flag('IncludeAllRounds', false),
    type: parseTimeSummaryType(fields.raw.TimeSummaryType),
  };
}

const toTexts = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((item) => (item === null || typeof item === 'object' ? '' : String(item)))
    : [];

function parseStandings(value: unknown): Stage['standings'] {
  if (!isObject(value)) return null;
  const rows = Array.isArray(value.Rows) ? value.Rows.filter(isObject) : [];
  return {
    headings: toTexts(value.Headings),
    rows: rows.map((row) => ({
      name: typeof row.Name === 'string' ? row.Name : '',
      pilotId: parseGuid(row.PilotId),
      values: toTexts(row.Values),
    })),
  };
}
