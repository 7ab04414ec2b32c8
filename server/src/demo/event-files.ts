import { EMPTY_GUID } from '@holeshot/contract';
import { DEFAULT_CHANNEL_COLORS, type EventType, type Guid } from '@holeshot/domain';
import { fileClock } from '../importing/file-clock';
import { fileSpan } from './desktop-files';
import { type FlownEvent, getTimingLocation } from './fly-event';
import { type Entry, listChannelIds, type RoundSpec, type StageSpec, type Standing } from './plan-rounds';
import { positionPoints } from './race-results';
import type { Random } from './random';
import { findDemoTrack } from './tracks';

/** The objects of the event's own files, as the desktop app writes them. */
export const eventFiles = (random: Random, event: FlownEvent) => ({
  'Event.json': [eventRow(random, event)],
  'Pilots.json': [...event.entries, ...event.removed].map(pilotRow),
  'Rounds.json': event.rounds.map(roundRow),
  'Stages.json': stageRows(event),
  'Results.json': rollOverRows(random, event),
});

const typeName = (eventType: EventType): string =>
  eventType === 'CasualPractice' ? 'CasualPractise' : eventType;

/** The object of Event.json (R62). */
function eventRow(
  random: Random,
  { id: eventId, plan, start, timeZone, entries, removed, rounds, races }: FlownEvent,
) {
  const channels = listChannelIds(plan);
  const lastEnd = Math.max(start, ...races.map(({ flight }) => flight?.end ?? flight?.start ?? start));
  return {
    EventType: typeName(plan.eventType),
    Name: plan.name,
    Start: fileClock(start),
    End: fileClock(null),
    Laps: plan.laps,
    PBLaps: plan.pbLaps ?? 1,
    PackLimit: 0,
    RaceLength: fileSpan(plan.raceLengthSeconds ?? 120),
    MinStartDelay: fileSpan(0.5),
    MaxStartDelay: fileSpan(5),
    PrimaryTimingSystemLocation: getTimingLocation(plan),
    RaceStartIgnoreDetections: fileSpan(0.5),
    MinLapTime: fileSpan(5),
    LastOpened: fileClock(lastEnd),
    PilotChannels: entries.map(({ id }, index) => ({
      Pilot: id,
      Channel: channels[index % channels.length] ?? EMPTY_GUID,
      ID: random.guid(),
      ExternalID: 0,
    })),
    RemovedPilots: removed.map(({ id }) => id),
    Rounds: rounds.filter(({ valid }) => valid).map(({ id }) => id),
    Club: EMPTY_GUID,
    Channels: channels,
    ChannelColors: DEFAULT_CHANNEL_COLORS,
    ChannelDisplayNames: plan.isOldFile ? null : channels.map(() => null),
    Enabled: true,
    IsGQ: false,
    MultiGPDisabledSlots: null,
    // the app lists all race folders, those of deleted races included
    Races: races.map(({ id }) => id).sort(),
    SyncWithFPVTrackside: true,
    SyncWithMultiGP: false,
    GenerateHeatsMultiGP: false,
    VisibleOnline: true,
    RulesLocked: false,
    Track: findDemoTrack(plan.club)?.ID ?? EMPTY_GUID,
    Sectors: [],
    PilotsRegistered: entries.filter(({ pilot }) => !pilot.isPractice).length,
    Flags: null,
    GameTypeName: null,
    ...(plan.isOldFile ? {} : { TimeZone: timeZone }),
    ID: eventId,
    ExternalID: 0,
  };
}

/** An object of Pilots.json (R68). */
const pilotRow = ({ id, pilot }: Entry) => ({
  Name: pilot.callsign,
  Phonetic: pilot.callsign,
  FirstName: pilot.firstName,
  LastName: pilot.lastName,
  SillyName: null,
  DiscordID: null,
  VelocidroneUID: null,
  Aircraft: null,
  CatchPhrase: pilot.catchPhrase,
  BestResult: null,
  TimingSensitivityPercent: 100,
  PracticePilot: pilot.isPractice,
  PhotoPath: null,
  VideoFlipped: false,
  VideoMirrored: false,
  ID: id,
  ExternalID: 0,
});

/** An object of Rounds.json; rounds that were removed on the desktop are included (R70). */
const roundRow = (round: RoundSpec) => ({
  Name: round.name,
  RoundNumber: round.roundNumber,
  EventType: typeName(round.eventType),
  Valid: round.valid,
  Order: round.order,
  ScheduledStart: fileClock(null),
  Handicapped: false,
  GameTypeName: null,
  Stage: round.stage?.id ?? EMPTY_GUID,
  ID: round.id,
  ExternalID: 0,
});

/** Numbers of the desktop app's stage types (R71). */
const STAGE_NUMBERS: Record<StageSpec['type'], number> = {
  Default: 0,
  DoubleElimination: 1,
  ChaseTheAce: 2,
  StreetLeague: 3,
  Final: 4,
};

/** The objects of Stages.json (R71). */
function stageRows({ rounds, standing }: FlownEvent) {
  const stages = new Set(rounds.flatMap(({ stage }) => stage ?? []));
  return [...stages].map((stage) => ({
    Name: stage.name,
    Order: rounds.find((round) => round.stage === stage)?.order,
    Valid: true,
    StageType: STAGE_NUMBERS[stage.type],
    PointSummary: stage.pointSummary,
    TimeSummary: stage.timeSummary,
    LapCountAfterRound: false,
    SheetFormatFilename: null,
    ScriptFormatFilename: stage.hasStandings ? 'two-finals.lua' : null,
    Standings: stage.hasStandings ? standingsTable(standing) : null,
    ID: stage.id,
    ExternalID: 0,
  }));
}

/** A ranking as a format script writes it: rows in order, the last value is the score. */
const standingsTable = ({ previous, points }: Standing) => ({
  Headings: ['Final', 'Points'],
  Rows: previous.flatMap(({ bracket, entries }) =>
    entries.map(({ id, pilot }, index) => ({
      Name: pilot.callsign,
      PilotId: id,
      Values: [`${bracket}${index + 1}`, String(points.get(id) ?? 0)],
    })),
  ),
});

/** Roll-over points: the place after the heats, turned into points (R97). */
function rollOverRows(random: Random, { id: eventId, rounds, races, standing }: FlownEvent) {
  const final = rounds.find(({ stage }) => stage?.pointSummary?.RoundPositionRollover);
  const before = rounds.filter(({ order }) => final && order < final.order).at(-1);
  if (!final || !before) return [];
  const totals = new Map<Guid, number>(standing.entries.map(({ id }) => [id, 0]));
  for (const { pilotId, points } of races.flatMap(({ round, results }) =>
    round.order < final.order ? results : [],
  ))
    totals.set(pilotId, (totals.get(pilotId) ?? 0) + points);
  return [...totals].map(([pilotId, total]) => {
    const position = 1 + [...totals.values()].filter((other) => other > total).length;
    return {
      Points: positionPoints(position),
      Position: position,
      Valid: true,
      Event: eventId,
      Pilot: pilotId,
      Race: EMPTY_GUID,
      Round: before.id,
      DNF: false,
      ResultType: 'RoundRollOver',
      Time: '00:00:00',
      LapsFinished: 0,
      ID: random.guid(),
      ExternalID: 0,
    };
  });
}
