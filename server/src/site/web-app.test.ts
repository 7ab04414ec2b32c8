import Fastify from 'fastify';
import sharp from 'sharp';
import { webApp } from './web-app';

test('the app has a name, a start and icons of the sizes that it names', async () => {
  const app = Fastify();
  await app.register(webApp);
  const manifest = (await app.inject({ url: '/manifest.webmanifest' })).json();
  expect(manifest).toMatchObject({ name: 'Holeshot', start_url: '/', display: 'standalone' });
  expect(manifest.icons).toHaveLength(4);
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const { width, height, format } = await sharp((await app.inject({ url: src })).rawPayload).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
  await app.close();
});
