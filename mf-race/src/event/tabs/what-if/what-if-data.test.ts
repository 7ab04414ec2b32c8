import { buildChannel, buildPilot, buildRace } from '@holeshot/testing';
import { toEventPilot } from '../../../event-pilots/event-pilot';
import { toWhatIf } from './what-if-data';

const pilots = ['kestrel', 'magpie', 'doppler'].map((id) => toEventPilot(buildPilot({ id, name: id })));
const event = { eventType: 'Race' as const, channels: [], cut: null };
const flights = { kestrel: [2, 20, 21, 22], magpie: [1, 22, 23, 24], doppler: [2, 30, 30, 30] };
const POINTS = [9, 7, 5];
const flown = (round: number) => {
  const race = buildRace({
    id: `r${round}`,
    roundId: `round-${round}`,
    roundNumber: round,
    roundOrder: round,
    flights,
  });
  return race.summaries.map((one) => ({ ...one, points: POINTS[(one.position ?? 0) - 1] ?? 0 }));
};
const round = (number: number, stageId: string | null = null) => ({
  id: `round-${number}`,
  eventId: 'event-1',
  name: '',
  roundNumber: number,
  order: number,
  stageId,
  eventType: 'Race' as const,
});
const drawn = (number: number, ...ids: string[]) =>
  buildRace({
    id: `drawn-${number}`,
    roundId: `round-${number}`,
    roundNumber: number,
    roundOrder: number,
    raceNumber: 1,
    start: null,
    end: null,
    pilotChannels: ids.map((pilotId) => ({ pilotId, channelId: null, handicapSeconds: 0 })),
  });
const given = {
  event,
  pilots,
  stages: [],
  pilotId: null,
  summaries: [...flown(1), ...flown(2)],
  rounds: [1, 2, 3, 4].map((number) => round(number)),
  next: [drawn(3, 'kestrel', 'magpie')],
};

test('learns the points of places, and counts the remaining rounds', () => {
  const data = toWhatIf(given);
  expect(data.needs).toMatchObject({
    points: [9, 7, 5, 4, 2, 0],
    roundsLeft: 2,
    dropsWorst: false,
    nextRaces: [['kestrel', 'magpie']],
  });
  expect(data.needs?.pilots.map(({ pilotId, results }) => [pilotId, results])).toEqual([
    ['kestrel', [9, 9]],
    ['magpie', [7, 7]],
    ['doppler', [5, 5]],
  ]);
  expect(data.missing).toEqual(['3-1']);
  expect(data.nextRaces.kestrel).toEqual({ title: 'Race 3-1', count: 2 });
});

test('rounds of several types have different names', () => {
  const endurance = flown(1).map((one) => ({
    ...one,
    eventType: 'Endurance' as const,
    roundId: 'endurance-1',
  }));
  expect(toWhatIf(given).rounds).toEqual(['Rd 1', 'Rd 2']);
  const { rounds } = toWhatIf({ ...given, summaries: [...given.summaries, ...endurance] });
  expect([...rounds].sort()).toEqual(['Endurance Rd 1', 'Race Rd 1', 'Race Rd 2']);
});

test('takes drop rule and cut from the stages', () => {
  const base = {
    eventId: 'event-1',
    stageType: 'Default' as const,
    timeSummary: null,
    lapCountAfterRound: false,
    standings: null,
  };
  const stages = [
    {
      ...base,
      id: 'heats',
      name: 'Heats',
      order: 1,
      pointSummary: { dropWorstRound: true, roundPositionRollover: false },
    },
    { ...base, id: 'finals', name: 'Finals', order: 2, pointSummary: null },
  ];
  const rounds = [round(1), round(2, 'heats'), round(3, 'heats'), round(4, 'finals')];
  const next = [...given.next, drawn(4, 'kestrel')];
  const { needs, cutIs } = toWhatIf({ ...given, stages, rounds, next, event: { ...event, cut: 2 } });
  expect(cutIs).toBe('drawn');
  expect(needs).toMatchObject({ dropsWorst: true, roundsLeft: 1, cut: 1 });
  expect(needs?.pilots[0]?.results).toEqual([9]);

  const timeSummary = { type: 'PB' as const, includeAllRounds: true };
  const ofAllRounds = toWhatIf({
    ...given,
    rounds,
    next,
    stages: stages.map((stage) => ({ ...stage, timeSummary })),
    rollOvers: { heats: [{ pilotId: 'kestrel', points: 3 }], finals: [{ pilotId: 'kestrel', points: 4 }] },
  });
  expect(ofAllRounds.needs?.pilots[0]).toMatchObject({ results: [9, 9], rollOver: 3 });
  expect(ofAllRounds).toMatchObject({ rounds: ['Rd 1', 'Rd 2', 'RRO'], cells: { kestrel: [9, 9, 3] } });
  expect(ofAllRounds.needs?.roundsLeft).toBe(1);
});

test.each([
  ['the manager’s, before the next stage is drawn', 1, ['r1', 'r2'], 1, 'entered'],
  ['the channels', null, ['r1', 'r2'], 2, 'channels'],
  ['all but the last, of a small field', null, [], 2, 'usual'],
] as const)('cuts by %s', (_, cut, channelIds, expected, cutIs) => {
  const channels = channelIds.map((id) => ({ ...buildChannel({ id }), color: '#FF0000', displayName: null }));
  const data = toWhatIf({ ...given, event: { ...event, cut, channels } });
  expect([data.needs?.cut, data.cutIs]).toEqual([expected, cutIs]);
});

test('is empty before anybody has points', () => {
  expect(toWhatIf({ ...given, summaries: [] }).needs).toBeNull();
});
