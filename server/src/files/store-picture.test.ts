import sharp from 'sharp';
import { createPictures } from './store-picture';
import { buildPng } from './testing/build-png';

const stored = new Map<string, { bytes: Uint8Array; contentType: string }>();
const files = {
  put: async (name: string, bytes: Uint8Array, contentType: string) =>
    void stored.set(name, { bytes, contentType }),
};
beforeEach(() => stored.clear());

const png = buildPng(20, 20);

test('a picture is stored as a webp of 128 pixels whose name is a hash', async () => {
  const url = await createPictures(files).store({ bytes: png, folder: 'people' });
  expect(url).toMatch(/^\/files\/people\/[0-9a-f]{32}\.webp$/);
  const file = stored.get(url.slice('/files/'.length));
  expect(file?.contentType).toBe('image/webp');
  expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
});

test('equal pictures have one address, others have others', async () => {
  const pictures = createPictures(files);
  const store = (bytes: Buffer, width?: number) =>
    pictures.store({ bytes, folder: 'clubs', format: 'png', ...(width && { width }) });
  const white = await sharp(png).negate({ alpha: false }).png().toBuffer();
  const urls = await Promise.all([store(png), store(png), store(png, 64), store(white)]);
  expect(new Set(urls).size).toBe(3);
  expect(urls[0]).toMatch(/^\/files\/clubs\/[0-9a-f]{32}\.png$/);
  expect(urls[1]).toBe(urls[0]);
});

test('bytes that are no picture are stored nowhere', async () => {
  const bytes = Buffer.from('<svg/>');
  await expect(createPictures(files).store({ bytes, folder: 'events' })).rejects.toMatchObject({
    status: 415,
    message: 'This is not a png or jpeg picture.',
  });
  expect(stored.size).toBe(0);
});

test('two pictures are drawn at a time, twenty wait, and further ones are told so', async () => {
  const pictures = createPictures(files);
  const store = (size: number) => pictures.store({ bytes: buildPng(size, 1), folder: 'people' });
  const first = [store(1), store(2)];
  await Promise.all(first);
  const burst = Array.from({ length: 21 }, (_, index) => store(index + 10));
  const results = await Promise.allSettled(burst);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'busy' } });
  expect(pictures.figures()).toEqual({ running: 0, waiting: 0, refused: 1 });
});

test('a picture that nobody waits for any more is not stored', async () => {
  const leaving = new AbortController();
  const pictures = createPictures(files);
  const result = pictures.store({ bytes: png, folder: 'people', signal: leaving.signal });
  leaving.abort(new Error('gone'));
  await expect(result).rejects.toThrow('gone');
  expect(stored.size).toBe(0);
});
