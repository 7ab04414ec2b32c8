import { buildChannel, buildRace } from '@holeshot/testing';
import { groupByChannel } from './group-by-channel';

const channels = [
  buildChannel({ id: 'r2', number: 2, frequency: 5695 }),
  buildChannel(),
  buildChannel({ id: 'e1', shortBand: 'E', band: 'E', frequency: 5705 }),
];
const event = { channels: [{ ...buildChannel(), color: '#FF0000', displayName: null }] };
const entry = (pilotId: string, channelId: string | null) => ({ pilotId, channelId, handicapSeconds: 0 });
const race = (id: string, raceNumber: number, ...entries: ReturnType<typeof entry>[]) =>
  buildRace({ id, raceNumber, start: null, end: null, pilotChannels: entries });

test('groups pilots by channel, lowest frequency first, in racing order', () => {
  const races = [
    race('a', 1, entry('kestrel', 'r2'), entry('magpie', 'r1')),
    race('b', 2, entry('doppler', 'r2')),
  ];
  const groups = groupByChannel({ event, channels, races });
  expect(groups.map(({ channel, pilots }) => [channel?.label, pilots.map(({ pilotId }) => pilotId)])).toEqual(
    [
      ['R1', ['magpie']],
      ['R2', ['kestrel', 'doppler']],
    ],
  );
});

test('lists a pilot with two races once', () => {
  const races = [race('a', 1, entry('kestrel', 'r1')), race('b', 2, entry('kestrel', 'r1'))];
  const [group] = groupByChannel({ event, channels, races });
  expect(group?.pilots).toEqual([
    {
      pilotId: 'kestrel',
      races: [
        { id: 'a', eventType: 'Race', roundNumber: 1, raceNumber: 1 },
        { id: 'b', eventType: 'Race', roundNumber: 1, raceNumber: 2 },
      ],
    },
  ]);
});

test('pilots without a channel or with an unknown one come last', () => {
  const races = [race('a', 1, entry('ghost', null), entry('lost', 'nowhere'), entry('kestrel', 'r1'))];
  const groups = groupByChannel({ event, channels, races });
  expect(groups.map(({ channel }) => channel?.label ?? null)).toEqual(['R1', null]);
  expect(groups[1]?.pilots.map(({ pilotId }) => pilotId)).toEqual(['ghost', 'lost']);
});

test('a channel that the event does not list has the fallback colour', () => {
  const races = [race('a', 1, entry('kestrel', 'r1'), entry('magpie', 'e1'))];
  const groups = groupByChannel({ event, channels, races });
  expect(groups.map(({ channel }) => channel?.color)).toEqual(['#FF0000', '#8E3900']);
});
