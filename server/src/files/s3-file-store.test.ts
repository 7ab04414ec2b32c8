import { FileStoreError } from './file-store';
import { createS3FileStore, type S3Settings } from './s3-file-store';
import { type FakeS3, startFakeS3 } from './testing/fake-s3';

let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.calls.length = 0;
  s3.faults.length = 0;
});

const open = (changes: Partial<S3Settings> = {}) => createS3FileStore({ ...s3.settings, ...changes });
const bytes = Buffer.from([0, 255, 10, 13]);

test('a stored file is found by its name, with its content type, until it is removed', async () => {
  const store = open();
  await store.put('people/a_1-b.webp', bytes, 'image/webp');
  expect(s3.calls).toEqual(['PUT /pictures/people/a_1-b.webp']);
  expect(await store.get('people/a_1-b.webp')).toEqual({ body: bytes, contentType: 'image/webp' });
  await store.remove('people/a_1-b.webp');
  expect(await store.get('people/a_1-b.webp')).toBeUndefined();
  await store.remove('people/a_1-b.webp');
});

test('all files are listed with when they were stored, however many they are', async () => {
  const store = open();
  s3.objects.clear();
  const names = ['a.webp', 'people/b.webp', 'people/c.webp', 'clubs/d.png', 'clubs/e.png'];
  for (const name of names) await store.put(name, bytes, 'image/webp');
  const storedAt = new Date(1_000_000);
  for (const object of s3.objects.values()) object.storedAt = storedAt;
  const files = [];
  for await (const file of store.list()) files.push(file);
  expect(files).toEqual(names.map((name) => ({ name, storedAtMs: 1_000_000 })));
  await expect(open({ bucket: 'other' }).list().next()).rejects.toThrow('404 (NoSuchBucket)');
});

test('an endpoint may end with a slash', async () => {
  await open({ endpoint: `${s3.settings.endpoint}/` }).put('b.png', bytes, 'image/png');
  expect(s3.calls).toEqual(['PUT /pictures/b.png']);
});

test.each<[string, Partial<S3Settings>, string]>([
  ['a wrong secret', { secretAccessKey: 'other' }, '403 (SignatureDoesNotMatch)'],
  ['an unknown key', { accessKeyId: 'OTHER' }, '403 (SignatureDoesNotMatch)'],
  ['another region', { region: 'us-east-1' }, '403 (SignatureDoesNotMatch)'],
  ['a missing bucket', { bucket: 'other' }, '404 (NoSuchBucket)'],
])('%s is an error that says what the storage answered', async (_case, changes, answer) => {
  const store = open(changes);
  const calls = [store.put('c.png', bytes, 'image/png'), store.get('c.png'), store.remove('c.png')];
  for (const result of await Promise.allSettled(calls)) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(FileStoreError) });
    expect(String(result.status === 'rejected' && result.reason)).toContain(answer);
  }
});

test('a call is repeated when the storage answers 500, with the whole file', async () => {
  s3.faults.push(500, 503);
  await open().put('d.png', bytes, 'image/png');
  expect(s3.calls).toHaveLength(3);
  expect(s3.objects.get('/pictures/d.png')?.body).toEqual(bytes);
});

test('a storage that goes on answering 500 is an error', async () => {
  s3.faults.push(500, 500, 500, 500);
  await expect(open().get('d.png')).rejects.toThrow('answered GET of d.png in pictures with 500');
  expect(s3.calls).toHaveLength(4);
});

test('a storage that cannot be reached is an error that names it and not the key', async () => {
  const store = open({ endpoint: 'http://127.0.0.1:1' });
  const error: unknown = await store.get('e.png').catch((reason: unknown) => reason);
  expect(error).toEqual(new FileStoreError('The object storage at http://127.0.0.1:1 cannot be reached.'));
});

test('a storage that never answers is an error', async () => {
  s3.faults.push('silence');
  await expect(createS3FileStore(s3.settings, 50).get('f.png')).rejects.toThrow('cannot be reached');
});

test('names of no file reach neither the storage nor another bucket', async () => {
  const store = open();
  for (const name of ['../other/a.png', 'a?acl', 'a b', '']) {
    await expect(store.put(name, bytes, 'image/png')).rejects.toThrow(RangeError);
    await expect(store.remove(name)).rejects.toThrow(RangeError);
    expect(await store.get(name)).toBeUndefined();
  }
  expect(s3.calls).toEqual([]);
});
