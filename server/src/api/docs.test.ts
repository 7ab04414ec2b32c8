import Fastify from 'fastify';
import { docs } from './docs';

test('the OpenAPI document is serialised once for all requests', async () => {
  const app = Fastify();
  const bodies: unknown[] = [];
  app.addHook('onSend', async (_request, _reply, payload) => {
    bodies.push(payload);
    return payload;
  });
  await app.register(docs, { version: '1.0.0', publicUrl: undefined });
  const { headers, body } = await app.inject('/api/docs/json');
  await app.inject('/api/docs/json');
  const packed = await app.inject({ url: '/api/docs/json', headers: { 'accept-encoding': 'br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(packed.rawPayload.length).toBeLessThan(body.length / 5);
  const etag = String(headers.etag);
  expect(await app.inject({ url: '/api/docs/json', headers: { 'if-none-match': etag } })).toMatchObject({
    statusCode: 304,
  });
  await app.close();
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  expect(JSON.parse(body)).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
  // strings with equal content are not told apart, but each takes memory
  expect(Buffer.isBuffer(bodies[0]) && bodies[0] === bodies[1]).toBe(true);
});
