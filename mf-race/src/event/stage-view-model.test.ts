import { joinChannels } from '@holeshot/client';
import type { Stage } from '@holeshot/domain';
import { buildEventRecord, buildFlownRace, buildPilot, buildRound } from '@holeshot/testing';
import { toShownPilot } from '../parts/shown-pilot';
import { stageView } from './stage-view-model';

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
  buildFlownRace({ id: 'heat', roundId: 'heats', flights: { kestrel: [2, 10, 10, 10] } }),
  buildFlownRace({ id: 'final', roundId: 'last', roundNumber: 2, roundOrder: 200, flights }),
];
const rounds = [
  buildRound({ id: 'heats' }),
  buildRound({ id: 'last', roundNumber: 2, order: 200, stageId: 'finals' }),
];
const view = (changes: Partial<Stage> = {}, search = '', stages = [{ id: 'finals' }], flown = races) =>
  stageView({
    event: joinChannels(buildEventRecord(), []),
    pilots: [buildPilot(), buildPilot({ id: 'magpie', name: 'Magpie' })].map(toShownPilot),
    channels: [],
    stage: { ...stage, ...changes },
    stages,
    rounds,
    races: flown,
    rollOvers: [],
    search: new URLSearchParams(search),
  });

test('a stage without summaries shows its own rounds, and nothing else', () => {
  const { rounds: shown, outside: _, ...parts } = view();
  expect(shown.sections.map(({ heading }) => heading)).toEqual(['Finals Race Round 2']);
  expect(parts).toEqual({ standings: null, times: null, points: null, lapCounts: null });
});

test('each part is there when the stage has it', () => {
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
  expect(group?.table.columns.map((column) => column.label)).toEqual([label]);
  expect(group?.table.rows[0]).toMatchObject({ pilotId: 'kestrel', rank: 1, times: [{ seconds: best }] });
});

test('a stage that includes all rounds counts the races of other stages', () => {
  const [group] = view({ timeSummary: { type: 'EventLap', includeAllRounds: true } }).times ?? [];
  expect(group?.table.rows[0]?.times[0]).toMatchObject({ seconds: 30, raceId: 'heat' });
});

test('standings stay as they came, and can be sorted by their values', () => {
  const standings = {
    headings: ['Final', 'Points'],
    rows: [
      { name: 'Magpie', pilotId: 'magpie', values: ['A1', '9'] },
      { name: 'Guest', pilotId: null, values: ['A2', '10'] },
      { name: 'Kestrel', pilotId: 'kestrel', values: ['A3'] },
    ],
  };
  const names = (search = '') => view({ standings }, search).standings?.rows.map(({ name }) => name);
  expect(names()).toEqual(['Magpie', 'Guest', 'Kestrel']);
  expect(names('sort=standing-1&order=desc')).toEqual(['Guest', 'Magpie', 'Kestrel']);
  expect(names('sort=pilot')).toEqual(['Guest', 'Kestrel', 'Magpie']);
  expect(view({ standings }).standings?.headings).toEqual(['Final', 'Points']);
});

test('the first stage lists the rounds that belong to none, races without a round included, and no other does', () => {
  const lost = buildFlownRace({ id: 'lost', roundId: null, roundNumber: 0, eventType: 'Unknown' });
  expect(view({}, '', undefined, [...races, lost]).outside?.sections.map(({ heading }) => heading)).toEqual([
    'Race Round 1',
    'Races without a round',
  ]);
  expect(view({}, '', [{ id: 'heats' }, { id: 'finals' }]).outside).toBeNull();
});
