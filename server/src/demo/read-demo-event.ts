import { parseClock, raceState } from '@holeshot/domain';
import type { EventFolder } from '../importing';

interface RaceFile {
  Laps: { LapNumber: number; LengthSeconds: number; EndTime: string }[];
  Detections: {
    Pilot: string;
    TimingSystemIndex: number;
    TimingSystemType: string;
    Time: string;
    Valid: boolean;
    ValidityType: string;
    IsLapEnd: boolean;
    RaceSector: number;
  }[];
  Start: string;
  End: string;
  TotalPausedTime: string;
  PilotChannels: { Pilot: string; Channel: string }[];
  Round: string;
  TargetLaps: number;
  PrimaryTimingSystemLocation: string;
  Valid: boolean;
  Bracket: string;
}

interface ResultFile {
  Pilot: string;
  Position: number;
  Points: number;
  DNF: boolean;
  ResultType: string;
  Time?: string;
  LapsFinished?: number;
}

interface EventFile {
  Name: string;
  EventType: string;
  Start: string;
  TimeZone?: string;
  PilotChannels: { Pilot: string }[];
}

interface RoundFile {
  ID: string;
  EventType: string;
  Order: number;
}

interface StageFile {
  TimeSummary: object | null;
  Standings: { Rows: object[] } | null;
}

/** For tests: the files of one demo event, read as plain JSON without the import's tolerance. */
export async function readDemoEvent(folder: EventFolder) {
  const texts: Record<string, string> = {};
  const read = async <T>(path: string): Promise<T[]> => {
    const text = await folder.readText(path);
    texts[path] = text ?? '';
    return text === undefined ? [] : JSON.parse(text);
  };
  const [event] = await read<EventFile>('Event.json');
  if (event === undefined) {
    throw new Error(`${folder.name} has no event`);
  }
  const rounds = await read<RoundFile>('Rounds.json');
  const races = [];
  for (const name of await folder.listFolders()) {
    const [race] = await read<RaceFile>(`${name}/Race.json`);
    if (race !== undefined) {
      const state = raceState({ start: parseClock(race.Start), end: parseClock(race.End) });
      const round = rounds.find(({ ID }) => ID === race.Round);
      races.push({ race, state, round, results: await read<ResultFile>(`${name}/Result.json`) });
    }
  }
  const pilots = await read<{ Name: string; PracticePilot: boolean }>('Pilots.json');
  const stages = await read<StageFile>('Stages.json');
  const rolledOver = await read<ResultFile>('Results.json');
  return { event, pilots, rounds, stages, races, rolledOver, texts };
}

export type ReadEvent = Awaited<ReturnType<typeof readDemoEvent>>;
