import { createTestPlatform, failedCall } from '@holeshot/testing';
import { loadEvent } from './load-event';

const api = '/api/public';
const missing = failedCall(404, 'Not Found');

const load = (models: Record<string, unknown>) =>
  loadEvent({
    params: { eventId: 'event-1' },
    url: new URL('http://localhost/event/event-1'),
    client: createTestPlatform(models).platform.client,
    nowMs: 0,
  });

test('a missing event says so, whichever call learns of it first', async () => {
  const models = {
    [`${api}/events/id/event-1`]: missing,
    [`${api}/clubs/id/7`]: missing,
    [`${api}/channels`]: [],
    [`${api}/pilots/eventId/event-1`]: missing,
    [`${api}/races/eventId/event-1/last/3`]: missing,
    [`${api}/races/eventId/event-1/next/3`]: missing,
    [`${api}/stages/eventId/event-1`]: missing,
    [`${api}/youtube/eventId/event-1`]: missing,
  };
  await expect(load(models)).rejects.toMatchObject({ status: 404, statusText: 'Missing Event object' });
});
