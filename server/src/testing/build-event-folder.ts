import { EMPTY_GUID } from '@holeshot/contract';
import { type EventFolder, memoryEventFolder } from '../importing/read/event-folder';

type Json = Record<string, unknown>;

let counter = 0;

/** A new GUID, greater than those before. */
export function buildGuid(): string {
  counter += 1;
  return `${counter.toString(16).padStart(8, '0')}-1111-4111-8111-111111111111`;
}

const EMPTY_DATE = '0001/01/01 0:00:00';
const RACEBAND_1 = 9;

const channelGuid = (number: number): string =>
  `${number.toString(16).padStart(8, '0')}-0000-0000-0000-000000000000`;

/** `2026/05/15 19:30:02.5`, as the desktop app writes it. */
export function desktopDate(ms: number): string {
  const [day = '', time = ''] = new Date(ms).toISOString().replace('Z', '').split('T');
  const fraction = time.slice(8).replace(/\.?0+$/, '');
  return `${day.replaceAll('-', '/')} ${Number(time.slice(0, 2))}${time.slice(2, 8)}${fraction}`;
}

/** The start of this day in UTC, as the desktop app writes it. */
export const desktopToday = (): string => desktopDate(Date.now() - (Date.now() % 86_400_000));

export interface RaceShape {
  id?: string;
  roundId?: string;
  number?: number;
  pilotIds?: readonly string[];
  /** valid laps of each pilot after the holeshot; pilot number p (from 0) takes 20 + p seconds for each */
  laps?: number;
  state?: 'not-started' | 'in-progress' | 'finished';
  /** fields that replace those of Race.json */
  race?: Json;
  /** rows of Result.json; by default one per pilot of a finished race, in order */
  results?: Json[];
}

const START_MS = Date.UTC(2026, 4, 15, 19, 30);

/** The objects of Race.json and Result.json. The pilots finish in the given order. */
export function buildRace(
  eventId: string,
  shape: RaceShape = {},
): { id: string; race: Json; results: Json[] } {
  const { id = buildGuid(), roundId = EMPTY_GUID, number = 1, laps = 3, state = 'finished' } = shape;
  const pilotIds = shape.pilotIds ?? [buildGuid(), buildGuid()];
  const startMs = START_MS + number * 600_000;
  const detections: Json[] = [];
  const lapRows: Json[] = [];
  for (const [pilot, pilotId] of state === 'not-started' ? [] : pilotIds.entries()) {
    for (let lap = 0, from = startMs; lap <= laps; lap++) {
      const seconds = lap === 0 ? 2 + pilot : 20 + pilot;
      const to = from + seconds * 1000;
      const detectionId = buildGuid();
      detections.push({
        ID: detectionId,
        ExternalID: 0,
        TimingSystemIndex: 0,
        Channel: channelGuid(RACEBAND_1 + pilot),
        Time: desktopDate(to),
        Peak: 0,
        TimingSystemType: 'Dummy',
        Pilot: pilotId,
        LapNumber: lap,
        Valid: true,
        ValidityType: 'Auto',
        IsLapEnd: true,
        RaceSector: lap * 100,
        IsHoleshot: lap === 0,
      });
      lapRows.push({
        ID: buildGuid(),
        ExternalID: 0,
        Detection: detectionId,
        LengthSeconds: seconds,
        LapNumber: lap,
        StartTime: desktopDate(from),
        EndTime: desktopDate(to),
      });
      from = to;
    }
  }
  const race = {
    ID: id,
    ExternalID: 0,
    Laps: lapRows,
    Detections: detections,
    Start: state === 'not-started' ? EMPTY_DATE : desktopDate(startMs),
    End: state === 'finished' ? desktopDate(startMs + 120_000) : EMPTY_DATE,
    TotalPausedTime: '00:00:00',
    PilotChannels: pilotIds.map((Pilot, index) => ({
      Pilot,
      Channel: channelGuid(RACEBAND_1 + index),
      ID: buildGuid(),
      ExternalID: 0,
    })),
    RaceNumber: number,
    Round: roundId,
    TargetLaps: 3,
    PrimaryTimingSystemLocation: 'Holeshot',
    Valid: true,
    AutoAssignNumbers: true,
    Event: eventId,
    Bracket: 'None',
    ...shape.race,
  };
  const rows = pilotIds.map((Pilot, index) => ({
    ID: buildGuid(),
    ExternalID: 0,
    Points: 10 - 2 * index,
    Position: index + 1,
    Valid: true,
    Event: eventId,
    Pilot,
    Race: id,
    Round: roundId,
    DNF: false,
    ResultType: 'Race',
    Time: `00:01:0${index}`,
    LapsFinished: laps,
  }));
  return { id, race, results: shape.results ?? (state === 'finished' ? rows : []) };
}

export interface EventShape {
  id?: string;
  /** fields that replace those of Event.json */
  event?: Json;
  pilotIds?: readonly string[];
  /** fields that replace those of each pilot of Pilots.json, by index */
  pilots?: readonly Json[];
  /** fields that replace those of each round; two rounds of type Race by default */
  rounds?: readonly Json[];
  stages?: readonly Json[];
  results?: readonly Json[];
  /** races; those without a round fly in the first one. By default one finished race per round. */
  races?: readonly RaceShape[];
}

export interface BuiltEvent {
  id: string;
  pilotIds: string[];
  roundIds: string[];
  raceIds: string[];
  /** texts by path; tests change them to break the event */
  files: Map<string, string>;
  /** the folder with the current `files` */
  folder: EventFolder;
}

const text = (value: unknown): string => `${JSON.stringify(value, null, 2).replaceAll('\n', '\r\n')}\r\n`;

/** An event folder in memory, in the desktop app's file shapes. */
export function buildEvent(shape: EventShape = {}): BuiltEvent {
  const { id = buildGuid() } = shape;
  const pilotIds = [...(shape.pilotIds ?? [buildGuid(), buildGuid()])];
  const rounds = (shape.rounds ?? [{}, {}]).map((round, index): Json & { ID: string } => ({
    ID: buildGuid(),
    ExternalID: 0,
    Name: '',
    RoundNumber: index + 1,
    EventType: 'Race',
    Valid: true,
    Order: (index + 1) * 100,
    ScheduledStart: EMPTY_DATE,
    Handicapped: false,
    GameTypeName: null,
    Stage: EMPTY_GUID,
    ...round,
  }));
  const roundIds = rounds.map(({ ID }) => ID);
  const shapes = shape.races ?? roundIds.map((roundId) => ({ roundId }));
  const races = shapes.map((race) =>
    buildRace(id, { pilotIds, ...(roundIds[0] && { roundId: roundIds[0] }), ...race }),
  );
  const event = {
    ID: id,
    ExternalID: 0,
    EventType: 'Race',
    Name: 'Club night',
    Start: '2026/05/15 0:00:00',
    End: EMPTY_DATE,
    Laps: 3,
    PBLaps: 1,
    PrimaryTimingSystemLocation: 'Holeshot',
    LastOpened: '2026/05/15 18:00:00.5',
    PilotChannels: pilotIds.map((Pilot, index) => ({
      Pilot,
      Channel: channelGuid(RACEBAND_1 + index),
      ID: buildGuid(),
    })),
    Channels: pilotIds.map((_, index) => channelGuid(RACEBAND_1 + index)),
    ChannelColors: ['#FF0000', '#0000FF'],
    ChannelDisplayNames: null,
    Enabled: true,
    VisibleOnline: true,
    Rounds: roundIds,
    Races: races.map((race) => race.id),
    TimeZone: 'Europe/Berlin',
    ...shape.event,
  };
  const pilots = pilotIds.map((ID, index) => ({
    ID,
    ExternalID: 0,
    Name: `Pilot ${String.fromCharCode(65 + index)}`,
    PracticePilot: false,
    ...shape.pilots?.[index],
  }));
  const files = new Map([
    ['Event.json', text([event])],
    ['Pilots.json', text(pilots)],
    ['Rounds.json', text(rounds)],
  ]);
  if (shape.stages) files.set('Stages.json', text(shape.stages));
  if (shape.results) files.set('Results.json', text(shape.results));
  for (const { id: raceId, race, results } of races) {
    files.set(`${raceId}/Race.json`, text([race]));
    if (results.length > 0) files.set(`${raceId}/Result.json`, text(results));
  }
  const raceIds = races.map((race) => race.id);
  return { id, pilotIds, roundIds, raceIds, files, folder: memoryEventFolder(id, files) };
}

/** Changes the first object of a file in place. */
export function editFile(built: BuiltEvent, path: string, change: (object: Json) => void): void {
  const objects: Json[] = JSON.parse(built.files.get(path) ?? '[]');
  for (const object of objects.slice(0, 1)) change(object);
  built.files.set(path, text(objects));
}
