import { buildEvent, buildGuid } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('an event has a code of its days, an unknown one has none', async () => {
  const event = buildEvent();
  await api.add(event);
  const code = await api.app.inject(`/event/${event.id}/my-day.svg`);
  expect(code.headers['content-type']).toContain('image/svg+xml');
  expect(code.body).toMatch(/^<svg/);
  const other = await api.app.inject({
    url: `/event/${event.id}/my-day.svg`,
    headers: { host: 'other.example' },
  });
  expect(other.body).not.toBe(code.body);
  expect((await api.app.inject(`/event/${buildGuid()}/my-day.svg`)).statusCode).toBe(404);
});
