import { EMPTY_GUID } from '@holeshot/contract';
import type { Guid } from '@holeshot/domain';
import { fileClock } from './desktop-files';
import type { Entry } from './draw-heats';
import type { RoundSpec, StageSpec, Standing } from './event-rounds';

/** Numbers of the desktop app's stage types (R71). */
const STAGE_NUMBERS: Record<StageSpec['type'], number> = {
  Default: 0,
  DoubleElimination: 1,
  ChaseTheAce: 2,
  StreetLeague: 3,
  Final: 4,
};

/** The objects of Pilots.json (R68). */
export function pilotRows(entries: readonly Entry[]): object[] {
  return entries.map(({ id, pilot }) => ({
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
  }));
}

/** The objects of Rounds.json; rounds that were removed on the desktop are included (R70). */
export function roundRows(rounds: readonly RoundSpec[]): object[] {
  return rounds.map((round) => ({
    Name: round.name,
    RoundNumber: round.roundNumber,
    EventType: round.eventType === 'CasualPractice' ? 'CasualPractise' : round.eventType,
    Valid: round.valid,
    Order: round.order,
    ScheduledStart: fileClock(null),
    Handicapped: false,
    GameTypeName: null,
    Stage: round.stage?.id ?? EMPTY_GUID,
    ID: round.id,
    ExternalID: 0,
  }));
}

/** The objects of Stages.json (R71). */
export function stageRows(rounds: readonly RoundSpec[], standing: Standing): object[] {
  const firsts = new Map<Guid, { stage: StageSpec; order: number }>();
  for (const { stage, order } of rounds) {
    if (stage !== null && !firsts.has(stage.id)) {
      firsts.set(stage.id, { stage, order });
    }
  }
  return [...firsts.values()].map(({ stage, order }) => ({
    Name: stage.name,
    Order: order,
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
function standingsTable({ entries, previous, points }: Standing): object {
  const pilots = new Map(entries.map(({ id, pilot }) => [id, pilot.callsign]));
  return {
    Headings: ['Final', 'Points'],
    Rows: previous.flatMap(({ bracket, entries: ranking }) =>
      ranking.map(({ id }, index) => ({
        Name: pilots.get(id) ?? '',
        PilotId: id,
        Values: [`${bracket}${index + 1}`, String(points.get(id) ?? 0)],
      })),
    ),
  };
}
