import { joinChannels } from '@holeshot/client';
import type { Stage } from '@holeshot/domain';
import { buildEventRecord, buildPilot, buildRace, buildRound } from '@holeshot/testing';
import { tableCsv } from '@holeshot/ui';
import { createPilotLookup, toEventPilot } from '../../../event-pilots/event-pilot';
import { toStageData } from './stage-data';
import { sortStandings } from './standings-columns';

const stage: Stage = {
  id: 'finals',
  eventId: 'event-1',
  name: 'Finals',
  order: 200,
  stageType: 'Default',
  pointSummary: null,
  timeSummary: null,
  lapCountAfterRound: false,
  standings: null,
};
const flights = { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23] };
const races = [
  buildRace({ id: 'heat', roundId: 'heats', flights: { kestrel: [2, 10, 10, 10] } }),
  buildRace({ id: 'final', roundId: 'last', roundNumber: 2, roundOrder: 200, flights }),
];
const rounds = [
  buildRound({ id: 'heats' }),
  buildRound({ id: 'last', roundNumber: 2, order: 200, stageId: 'finals' }),
];
const view = (
  changes: Partial<Stage> = {},
  search = '',
  stages = [{ id: 'finals', name: 'Finals' }],
  allRaces = races,
) =>
  toStageData({
    event: joinChannels(buildEventRecord(), []),
    pilots: [buildPilot(), buildPilot({ id: 'magpie', name: 'Magpie' })].map(toEventPilot),
    channels: [],
    stage: { ...stage, ...changes },
    stages,
    rounds,
    races: allRaces,
    rollOvers: [],
    search: new URLSearchParams(search),
  });

test('a stage without summaries has its own rounds, and nothing else', () => {
  const { rounds: ownRounds, roundsWithoutStage: _, ...parts } = view();
  expect(ownRounds.sections.map(({ heading }) => heading)).toEqual(['Finals Round 2']);
  expect(parts).toEqual({
    standings: null,
    times: null,
    explanation: null,
    points: null,
    lapCounts: null,
    bracket: null,
  });
});

test('has each part that the stage has', () => {
  expect(
    view({ pointSummary: { dropWorstRound: false, roundPositionRollover: false } }).points,
  ).not.toBeNull();
  expect(view({ lapCountAfterRound: true }).lapCounts).not.toBeNull();
  expect(view({ timeSummary: { type: 'PB', includeAllRounds: false } }).times).not.toBeNull();
  expect(view({ standings: { headings: [], rows: [] } }).standings).toBeNull();
});

test.each([
  ['PB', '1 Lap', 20],
  ['EventLap', '3 Laps', 63],
  ['RaceTime', 'Race Time', 65],
] as const)('a time summary of type %s has the column %s', (type, label, best) => {
  const [group] = view({ timeSummary: { type, includeAllRounds: false } }).times ?? [];
  expect(group?.records.columns.map((column) => column.label)).toEqual([label]);
  expect(group?.records.rows[0]).toMatchObject({ pilotId: 'kestrel', rank: 1, times: [{ seconds: best }] });
});

test('a stage that includes all rounds counts the races of other stages', () => {
  const [group] = view({ timeSummary: { type: 'EventLap', includeAllRounds: true } }).times ?? [];
  expect(group?.records.rows[0]?.times[0]).toMatchObject({ seconds: 30, raceId: 'heat' });
});

test('keeps the order of standings, and sorts them by their values', () => {
  const standings = {
    headings: ['Final', 'Points'],
    rows: [
      { name: 'Magpie', pilotId: 'magpie', values: ['A1', '9'] },
      { name: 'Guest', pilotId: null, values: ['A2', '10'] },
      { name: 'Kestrel', pilotId: 'kestrel', values: ['A3'] },
    ],
  };
  const data = view({ standings }).standings;
  if (!data) throw new Error('The stage has no standings');
  const names = (search = '') =>
    sortStandings(
      data,
      { eventId: 'event-1', getPilot: createPilotLookup([]) },
      new URLSearchParams(search),
    ).rows.map(({ name }) => name);
  expect(names()).toEqual(['Magpie', 'Guest', 'Kestrel']);
  expect(names('sort=standing-1&order=desc')).toEqual(['Guest', 'Magpie', 'Kestrel']);
  expect(names('sort=pilot')).toEqual(['Guest', 'Kestrel', 'Magpie']);
  expect(data.headings).toEqual(['Final', 'Points']);
});

test('a value without a heading has one in the file, as in the table', () => {
  const standings = {
    headings: ['Final', ''],
    rows: [{ rank: 1, name: 'Magpie', pilotId: null, values: ['A1', '20'] }],
  };
  const input = { eventId: 'event-1', getPilot: createPilotLookup([]) };
  const { columns, rows } = sortStandings(standings, input, new URLSearchParams());
  expect(tableCsv(columns, rows)[0]).toEqual(['Rank', 'Pilot', 'Final', 'Value 2']);
});

test('a value that is a number is one in the file, beside others that are none', () => {
  const values = ['-5', '+2.5', '-', ''].map((value) => [value]);
  const standings = {
    headings: ['Score'],
    rows: values.map((row, index) => ({ rank: index + 1, name: 'Magpie', pilotId: null, values: row })),
  };
  const input = { eventId: 'event-1', getPilot: createPilotLookup([]) };
  const { columns, rows } = sortStandings(standings, input, new URLSearchParams());
  expect(tableCsv(columns, rows).map((row) => row[2])).toEqual(['Score', -5, 2.5, '-', '']);
});

test('only the first stage lists rounds that belong to no stage, and races without a round', () => {
  const lost = buildRace({ id: 'lost', roundId: null, roundNumber: 0, eventType: 'Unknown' });
  expect(
    view({}, '', undefined, [...races, lost]).roundsWithoutStage?.sections.map(({ heading }) => heading),
  ).toEqual(['Race Round 1', 'Races without a round']);
  expect(
    view({}, '', [
      { id: 'heats', name: 'Heats' },
      { id: 'finals', name: 'Finals' },
    ]).roundsWithoutStage,
  ).toBeNull();
});
