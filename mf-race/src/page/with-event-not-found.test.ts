import { createTestPlatform, failedCall } from '@holeshot/testing';
import { loadEvent } from '../event/load-event';
import { loadPilot } from '../pilot/load-pilot';
import { loadRace } from '../race/load-race';

const api = '/api/public';
const missing = failedCall(404, 'Not Found');
const models = (event: unknown) => ({
  [`${api}/events/id/event-1`]: event,
  [`${api}/clubs/id/7`]: missing,
  [`${api}/channels`]: [],
  [`${api}/pilots/eventId/event-1`]: missing,
  [`${api}/races/eventId/event-1/last/3`]: missing,
  [`${api}/races/eventId/event-1/next/3`]: missing,
  [`${api}/races/eventId/event-1/raceId/race-1`]: missing,
  [`${api}/races/eventId/event-1/pilotId/kestrel`]: missing,
  [`${api}/stages/eventId/event-1`]: missing,
  [`${api}/youtube/eventId/event-1`]: missing,
});
const args = (event: unknown) => ({
  params: { eventId: 'event-1', raceId: 'race-1', pilotId: 'kestrel' },
  url: new URL('http://localhost/event/event-1'),
  client: createTestPlatform(models(event)).platform.client,
  nowMs: 0,
});

test.each([
  ['the event', loadEvent],
  ['a race', loadRace],
  ['a pilot', loadPilot],
])('the page of %s says that the event is missing, whichever call fails first', async (_, load) => {
  await expect(load(args(missing))).rejects.toMatchObject({
    status: 404,
    statusText: 'Missing Event object',
  });
});

test('rethrows other failures', async () => {
  const failing = args(failedCall(503, 'Service Unavailable'));
  await expect(loadRace(failing)).rejects.toMatchObject({ status: 503 });
});
