import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWith, RECORDED_EVENTS } from '../../../tests/jest/needing';
import { parseClock, parseTimeSpan } from './clock';
import { lapCounts } from './lap-counts';
import { lapRecords } from './lap-records';
import type { Detection, EventType, Lap, RaceResult } from './model';
import { splitRaces } from './race-state';
import { type SummarizeRaceInput, summarizeRace } from './race-summary';

const REAL_DATA = RECORDED_EVENTS.folder;
const EVENT = join(REAL_DATA, 'events/c107fbcc-1a52-5d37-8e1e-6c9ba34cafa7');
const hasData = existsSync(EVENT);

/** The fields that this test reads. */
interface FileRace {
  ID: string;
  Round: string;
  RaceNumber: number;
  Start: string;
  End: string;
  TargetLaps: number;
  PilotChannels: { Pilot: string; Channel: string }[];
  Laps: {
    ID: string;
    Detection: string;
    LapNumber: number;
    LengthSeconds: number;
    StartTime: string;
    EndTime: string;
  }[];
  Detections: {
    ID: string;
    Pilot: string;
    TimingSystemIndex: number;
    Time: string;
    LapNumber: number;
    Valid: boolean;
    RaceSector: number;
  }[];
}

interface Expected {
  lap_records_sorted: {
    pilot_id: string;
    holeshot: number;
    pb: number;
    target: number | null;
    race_time: number | null;
  }[];
  lap_counts_sorted: ({ pilot_id: string; pilot: string; total: number } & Record<string, number | string>)[];
  prev_current_next: { prev: { ID: string }; current: { ID: string } };
  races: {
    race_id: string;
    pilots: Record<
      string,
      { lap_count: number; holeshot: number | null; pb: number | null; target: number | null }
    >;
  }[];
}

interface FileResult {
  Pilot: string;
  Position: number;
  Points: number;
  DNF: boolean;
  Time: string;
  LapsFinished: number;
}

function readJson<T>(...path: string[]): T {
  return JSON.parse(readFileSync(join(...path), 'utf8'));
}

function readRace(folder: string): SummarizeRaceInput {
  const [file] = readJson<[FileRace]>(EVENT, folder, 'Race.json');
  const round = rounds().get(file.Round);
  const laps = file.Laps.map(
    (lap): Lap => ({
      id: lap.ID,
      detectionId: lap.Detection,
      lapNumber: lap.LapNumber,
      lengthSeconds: lap.LengthSeconds,
      start: parseClock(lap.StartTime) ?? 0,
      end: parseClock(lap.EndTime) ?? 0,
    }),
  );
  const detections = file.Detections.map(
    (detection): Detection => ({
      id: detection.ID,
      pilotId: detection.Pilot,
      channelId: null,
      timingSystemIndex: detection.TimingSystemIndex,
      time: parseClock(detection.Time) ?? 0,
      lapNumber: detection.LapNumber,
      valid: detection.Valid,
      validityType: 'Auto',
      isLapEnd: true,
      isHoleshot: detection.LapNumber === 0,
      raceSector: detection.RaceSector,
      peak: 0,
      timingSystemType: 'RotorHazard',
    }),
  );
  const race = {
    id: file.ID,
    eventId: 'c107fbcc-1a52-5d37-8e1e-6c9ba34cafa7',
    roundId: file.Round,
    roundNumber: round?.RoundNumber ?? 0,
    roundOrder: round?.Order ?? 0,
    eventType: round?.EventType ?? 'Unknown',
    raceNumber: file.RaceNumber,
    start: parseClock(file.Start),
    end: parseClock(file.End),
    totalPausedSeconds: 0,
    targetLaps: file.TargetLaps,
    bracket: 'None',
    timingLocation: 'Holeshot' as const,
    pilotChannels: file.PilotChannels.map(({ Pilot }) => ({
      pilotId: Pilot,
      channelId: null,
      handicapSeconds: 0,
    })),
  };
  return { race, laps, detections, results: [], event: { pbLaps: 1, laps: 3 } };
}

function readResults(folder: string): RaceResult[] {
  return readJson<FileResult[]>(EVENT, folder, 'Result.json').map((row) => ({
    pilotId: row.Pilot,
    position: row.Position,
    points: row.Points,
    dnf: row.DNF,
    valid: true,
    type: 'Race',
    timeSeconds: parseTimeSpan(row.Time),
    lapsFinished: row.LapsFinished,
  }));
}

function rounds() {
  const rows = readJson<{ ID: string; RoundNumber: number; Order: number; EventType: EventType }[]>(
    EVENT,
    'Rounds.json',
  );
  return new Map(rows.map((row) => [row.ID, row]));
}

function toMicroseconds(seconds: number | null | undefined): number | null {
  return seconds === null || seconds === undefined ? null : Math.round(seconds * 1e6);
}

describeWith({ ...RECORDED_EVENTS, isThere: hasData })('the recorded event of 15 May 2025', () => {
  const folders = hasData
    ? readdirSync(EVENT, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : [];
  const inputs = folders.map(readRace);
  const summaries = inputs.flatMap(summarizeRace);
  const expected = hasData ? readJson<Expected>(REAL_DATA, 'expected/evening.json') : undefined;
  const pilots = (expected?.lap_counts_sorted ?? []).map((row) => ({ id: row.pilot_id, name: row.pilot }));

  it('has the same figures per race and pilot', () => {
    const figures = Object.fromEntries(
      summaries.map((row) => [
        `${row.raceId} ${row.pilotId}`,
        [row.lapCount, ...[row.holeshotSeconds, row.pbLapSeconds, row.targetLapSeconds].map(toMicroseconds)],
      ]),
    );
    const expectedFigures = Object.fromEntries(
      (expected?.races ?? []).flatMap(({ race_id, pilots: rows }) =>
        Object.entries(rows).map(([pilotId, row]) => [
          `${race_id} ${pilotId}`,
          [row.lap_count, ...[row.holeshot, row.pb, row.target].map(toMicroseconds)],
        ]),
      ),
    );
    expect(figures).toEqual(expectedFigures);
  });

  it('has the same lap records in the same order', () => {
    const records = lapRecords(summaries, pilots);
    expect(
      records.map((row) => [
        row.pilotId,
        ...[row.holeshot, row.pbLap, row.targetLap].map((mark) => toMicroseconds(mark?.seconds)),
      ]),
    ).toEqual(
      expected?.lap_records_sorted.map((row) => [
        row.pilot_id,
        ...[row.holeshot, row.pb, row.target].map(toMicroseconds),
      ]),
    );
  });

  it('has race times no longer than those of the old page, which ignores pilots who flew more laps', () => {
    const asRaces = summaries.map((row) => ({ ...row, eventType: 'Race' as const }));
    const records = new Map(
      lapRecords(asRaces, pilots).map((row) => [row.pilotId, row.race?.seconds ?? null]),
    );
    for (const row of expected?.lap_records_sorted ?? []) {
      const own = records.get(row.pilot_id) ?? null;
      expect(toMicroseconds(own) ?? 0).toBeLessThanOrEqual(toMicroseconds(row.race_time) ?? 0);
      expect(own === null).toBe(row.race_time === null);
    }
  });

  it('has the same lap counts', () => {
    const { columns, rows } = lapCounts(summaries, pilots);
    const counts = rows.map((row) => ({
      pilot_id: row.pilotId,
      total: row.total,
      ...Object.fromEntries(
        columns.flatMap(({ label }, index) => {
          const cell = row.cells[index] ?? null;
          return cell === null ? [] : [[label, cell]];
        }),
      ),
    }));
    const expectedCounts = (expected?.lap_counts_sorted ?? []).map(({ pilot: _, ...row }) => row);
    const byPilot = (a: { pilot_id: string }, b: { pilot_id: string }) => (a.pilot_id < b.pilot_id ? -1 : 1);
    expect(counts.sort(byPilot)).toEqual(expectedCounts.sort(byPilot));
    expect(rows.map(({ total }) => total)).toEqual(
      (expected?.lap_counts_sorted ?? []).map(({ total }) => total),
    );
  });

  it('computes the same positions as the stored results', () => {
    for (const [index, input] of inputs.entries()) {
      const results = readResults(folders[index] ?? '');
      const stored = summarizeRace({ ...input, results });
      expect([input.race.id, summarizeRace(input).map(({ position }) => position)]).toEqual([
        input.race.id,
        stored.map(({ position }) => position),
      ]);
    }
  });

  it('has the same last races', () => {
    const { last, next } = splitRaces(inputs.map(({ race }) => race));
    const { prev, current } = expected?.prev_current_next ?? {};
    expect(last(2).map(({ id }) => id)).toEqual([prev?.ID, current?.ID]);
    expect(next(3)).toEqual([]);
  });
});
