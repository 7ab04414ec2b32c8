import { randomBytes } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { testWith } from '../../../tests/jest/needing';
import { createS3FileStore } from './s3-file-store';

const address = process.env.TEST_S3_ENDPOINT ?? '';
const STORAGE = { isThere: address !== '', what: 'an object storage: set TEST_S3_ENDPOINT' };

testWith(STORAGE)('an object storage keeps, returns and removes files', async () => {
  const { origin, username, password } = new URL(address);
  const key = { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
  const bucket = `holeshot-test-${randomBytes(8).toString('hex')}`;
  const region = 'us-east-1';
  const client = new AwsClient({ ...key, region, service: 's3' });
  expect((await client.fetch(`${origin}/${bucket}`, { method: 'PUT' })).status).toBe(200);

  const store = createS3FileStore({ endpoint: origin, bucket, region, ...key });
  const bytes = randomBytes(100_000);
  const name = 'people/0_a-b.c.webp';
  expect(await store.get(name)).toBeUndefined();
  await store.put(name, Buffer.from('the first'), 'image/png');
  await store.put(name, bytes, 'image/webp');
  expect(await store.get(name)).toEqual({ body: bytes, contentType: 'image/webp' });
  const listed = [];
  for await (const file of store.list()) listed.push(file.name);
  expect(listed).toEqual([name]);
  await store.remove(name);
  await store.remove(name);
  expect(await store.get(name)).toBeUndefined();
  await expect(
    createS3FileStore({ endpoint: origin, bucket: `${bucket}-x`, region, ...key }).get(name),
  ).rejects.toThrow('NoSuchBucket');
  expect((await client.fetch(`${origin}/${bucket}`, { method: 'DELETE' })).status).toBe(204);
});
