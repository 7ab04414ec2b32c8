import type { Bracket, Detection, EventType, RaceResult, Stage, StageType, TimingLocation } from './model';

/** The types of events and rounds by each accepted spelling, in lower case (R61). */
export const EVENT_TYPES = getNames<EventType>({
  Unknown: ['-1'],
  Practice: ['Practise', '0'],
  TimeTrial: ['1'],
  Race: ['2'],
  Freestyle: ['3'],
  Endurance: ['AggregateLaps', 'Enduro', '4'],
  CasualPractice: ['CasualPractise', '5'],
  Game: ['6'],
  Training: ['7'],
});

const BANDS = getNames<string>({
  None: ['0'],
  Fatshark: ['1'],
  Raceband: ['2'],
  A: ['3'],
  B: ['4'],
  E: ['5'],
  DJIFPVHD: ['6'],
  HDZero: ['SharkByte', '7'],
  LowBand: ['8'],
  Diatone: ['9'],
  DJIO3: ['10'],
  DJIO4: ['11'],
  WalkSnail: ['12'],
});

const STAGE_TYPES = getNames<StageType>({
  Default: ['0'],
  DoubleElimination: ['1'],
  ChaseTheAce: ['2'],
  StreetLeague: ['3'],
  Final: ['4'],
});

const TIMING_LOCATIONS = getNames<TimingLocation>({ Holeshot: [], EndOfLap: [] });
const VALIDITY_TYPES = getNames<Detection['validityType']>({ Auto: [], ManualOverride: [], Marshall: [] });
const RESULT_TYPES = getNames<RaceResult['type']>({ Race: [], RoundRollOver: [] });
const SUMMARY_TYPES = getNames<NonNullable<Stage['timeSummary']>['type']>({
  PB: [],
  EventLap: [],
  RaceTime: [],
});

const BRACKET_NAMES = ['None', 'Winners', 'Losers', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * Parses an event type. This and the parsers below accept the name or number of a desktop enum, in any spelling and
 * case, and return the site's name, or a fallback for an unknown value (R61). Fallback `Unknown`.
 */
export function parseEventType(value: unknown): EventType {
  return findName(EVENT_TYPES, value) ?? 'Unknown';
}

/** An unknown band keeps its name; fallback `None`. */
export function parseBand(value: unknown): string {
  return findName(BANDS, value) ?? (typeof value === 'string' && value.trim() !== '' ? value.trim() : 'None');
}

/** Fallback `Default`. */
export function parseStageType(value: unknown): StageType {
  return findName(STAGE_TYPES, value) ?? 'Default';
}

/** Fallback `Holeshot` for events; pass the event's location for races (R62). */
export function parseTimingLocation(value: unknown, fallback: TimingLocation = 'Holeshot'): TimingLocation {
  return findName(TIMING_LOCATIONS, value) ?? fallback;
}

/** Fallback `Auto`. */
export function parseValidityType(value: unknown): Detection['validityType'] {
  return findName(VALIDITY_TYPES, value) ?? 'Auto';
}

/** Fallback `Race`. */
export function parseResultType(value: unknown): RaceResult['type'] {
  return findName(RESULT_TYPES, value) ?? 'Race';
}

/** Fallback `PB`. */
export function parseTimeSummaryType(value: unknown): NonNullable<Stage['timeSummary']>['type'] {
  return findName(SUMMARY_TYPES, value) ?? 'PB';
}

/** An unknown bracket keeps its name; fallback `None`. */
export function parseBracket(value: unknown): Bracket {
  const text = typeof value === 'string' ? value.trim() : '';
  return BRACKET_NAMES.find((name) => name.toLowerCase() === text.toLowerCase()) ?? (text || 'None');
}

/** Sorts None, Winners, Losers, A to Z, then unknown names alphabetically (R99). */
export function compareBrackets(a: Bracket, b: Bracket): number {
  return bracketRank(a) - bracketRank(b) || (a === b ? 0 : a < b ? -1 : 1);
}

function bracketRank(bracket: Bracket): number {
  const rank = BRACKET_NAMES.indexOf(bracket);
  return rank === -1 ? BRACKET_NAMES.length : rank;
}

function getNames<T extends string>(aliases: Record<T, string[]>): Map<string, T> {
  const names = new Map<string, T>();
  for (const name in aliases) {
    for (const spelling of [name, ...aliases[name]]) {
      names.set(spelling.toLowerCase(), name);
    }
  }
  return names;
}

function findName<T>(names: Map<string, T>, value: unknown): T | undefined {
  return typeof value === 'string' || typeof value === 'number'
    ? names.get(String(value).trim().toLowerCase())
    : undefined;
}
