import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  createMemoryClient,
  failedCall,
} from '@holeshot/testing';
import { composeEvent, loadEventBundle } from './compose-event';

const assignment = { id: 'r1', frequency: 5658, color: '#FF0000', displayName: null };

const models = {
  '/api/public/events/id/event-1': buildEventRecord({ channels: [assignment] }) as unknown,
  '/api/public/clubs/id/7': buildClub() as unknown,
  '/api/public/channels': [buildChannel()],
  '/api/public/pilots/eventId/event-1': [
    buildPilot({ id: 'b', name: 'Magpie' }),
    buildPilot({ id: 'a', name: 'Kestrel' }),
  ],
};

test('composeEvent adds the club, and band and number to channels', () => {
  const event = composeEvent(buildEventRecord({ channels: [assignment] }), buildClub(), [buildChannel()]);
  expect(event.club).toEqual({ id: 7, name: 'Saltbush FPV', logoUrl: null, primaryColor: null });
  expect(event.channels).toEqual([{ ...buildChannel(), color: '#FF0000', displayName: null }]);
  expect(event).not.toHaveProperty('clubId');
});

test('composeEvent leaves out an assignment of an unknown channel', () => {
  const record = buildEventRecord({ channels: [{ ...assignment, id: 'unknown' }] });
  expect(composeEvent(record, buildClub(), [buildChannel()]).channels).toEqual([]);
});

test('loadEventBundle sorts pilots by name', async () => {
  const { pilots } = await loadEventBundle(createMemoryClient(models), 'event-1');
  expect(pilots.map((pilot) => pilot.name)).toEqual(['Kestrel', 'Magpie']);
});

test.each(Object.keys(models))('loadEventBundle rejects when %s fails', async (path) => {
  const client = createMemoryClient({ ...models, [path]: failedCall(503, 'Service Unavailable') });
  await expect(loadEventBundle(client, 'event-1')).rejects.toThrow('503 Service Unavailable');
});
