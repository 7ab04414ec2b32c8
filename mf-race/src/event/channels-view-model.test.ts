import { buildChannel, buildFlownRace } from '@holeshot/testing';
import { channelGroups } from './channels-view-model';

const channels = [
  buildChannel({ id: 'r2', number: 2, frequency: 5695 }),
  buildChannel(),
  buildChannel({ id: 'e1', shortBand: 'E', band: 'E', frequency: 5705 }),
];
const event = { channels: [{ ...buildChannel(), color: '#FF0000', displayName: null }] };
const seat = (pilotId: string, channelId: string | null) => ({ pilotId, channelId, handicapSeconds: 0 });
const race = (id: string, raceNumber: number, ...seats: ReturnType<typeof seat>[]) =>
  buildFlownRace({ id, raceNumber, start: null, end: null, pilotChannels: seats });

test('pilots stand by channel, lowest frequency first, next to fly first', () => {
  const races = [
    race('a', 1, seat('kestrel', 'r2'), seat('magpie', 'r1')),
    race('b', 2, seat('doppler', 'r2')),
  ];
  const groups = channelGroups({ event, channels, races });
  expect(groups.map(({ channel, pilots }) => [channel?.label, pilots.map(({ pilotId }) => pilotId)])).toEqual(
    [
      ['R1', ['magpie']],
      ['R2', ['kestrel', 'doppler']],
    ],
  );
});

test('a pilot who flies twice stands once, with both races', () => {
  const races = [race('a', 1, seat('kestrel', 'r1')), race('b', 2, seat('kestrel', 'r1'))];
  const [group] = channelGroups({ event, channels, races });
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

test('pilots without a channel, or on one that nobody knows, come last', () => {
  const races = [race('a', 1, seat('ghost', null), seat('lost', 'nowhere'), seat('kestrel', 'r1'))];
  const groups = channelGroups({ event, channels, races });
  expect(groups.map(({ channel }) => channel?.label ?? null)).toEqual(['R1', null]);
  expect(groups[1]?.pilots.map(({ pilotId }) => pilotId)).toEqual(['ghost', 'lost']);
});

test('a channel that the event does not list has the fallback colour', () => {
  const races = [race('a', 1, seat('kestrel', 'r1'), seat('magpie', 'e1'))];
  const groups = channelGroups({ event, channels, races });
  expect(groups.map(({ channel }) => channel?.color)).toEqual(['#FF0000', '#8E3900']);
});
