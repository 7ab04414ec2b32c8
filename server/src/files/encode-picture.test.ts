import fc from 'fast-check';
import sharp from 'sharp';
import { ALL_TYPES, encodePicture, PictureError, UPLOAD_TYPES } from './encode-picture';
import { buildPng } from './testing/build-png';

const FORM = { width: 128, height: 128, format: 'webp' } as const;
const NOT_PNG_OR_JPEG = 'This is not a png or jpeg picture.';
const DAMAGED = 'The picture is damaged.';

const upload = (bytes: Buffer) => encodePicture(bytes, FORM, UPLOAD_TYPES);

/** A picture whose left half is red and whose right half is blue. */
const redAndBlue = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
      left: width / 2,
      top: 0,
    },
  ]);

/** `red`, `blue` or `neither` at a place of a picture, in parts of its sides. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  if (red > 200 && blue < 50) return 'red';
  return blue > 200 && red < 50 ? 'blue' : 'neither';
}

test.each([
  ['png', redAndBlue(300, 200).png()],
  ['jpeg', redAndBlue(300, 200).jpeg()],
  ['progressive jpeg', redAndBlue(300, 200).jpeg({ progressive: true })],
  ['jpeg for print', redAndBlue(300, 200).toColourspace('cmyk').jpeg()],
  ['grey png with transparency', redAndBlue(300, 200).greyscale().ensureAlpha(0.5).png()],
  ['a single pixel', redAndBlue(2, 1).resize(1, 1).png()],
])('a %s becomes a webp of the size asked for', async (_case, source) => {
  const picture = await upload(await source.toBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
});

test('the middle of a wide picture fills the frame, as png when asked for', async () => {
  const source = await redAndBlue(1000, 100).png().toBuffer();
  const picture = await encodePicture(source, { width: 40, height: 20, format: 'png' }, UPLOAD_TYPES);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 40, height: 20 });
  expect([await colourAt(picture, 0.1, 0.5), await colourAt(picture, 0.9, 0.5)]).toEqual(['red', 'blue']);
});

test('a picture that a camera stored turned is upright, and says so no more', async () => {
  const source = await redAndBlue(300, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const picture = await upload(source);
  expect([await colourAt(picture, 0.5, 0.1), await colourAt(picture, 0.5, 0.9)]).toEqual(['red', 'blue']);
  expect((await sharp(picture).metadata()).orientation).toBeUndefined();
});

test.each(['webp', 'png'] as const)(
  'a %s has neither place, camera, profile nor comments',
  async (format) => {
    const source = await redAndBlue(300, 300)
      .withExif({
        IFD0: { Make: 'SpyCamera', Artist: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
      })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SpyCamera</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(source.includes('SpyCamera')).toBe(true);
    const picture = await encodePicture(source, { ...FORM, format }, UPLOAD_TYPES);
    const { exif, icc, xmp, iptc, comments } = await sharp(picture).metadata();
    expect([exif, icc, xmp, iptc, comments]).toEqual(Array(5).fill(undefined));
    expect(picture.includes('SpyCamera')).toBe(false);
  },
);

test('50 MB are refused before they are looked at', async () => {
  const source = Buffer.concat([buildPng(10, 10), Buffer.alloc(50 * 1024 * 1024)]);
  await expect(upload(source)).rejects.toThrow('The picture is larger than 5 MB.');
});

test('400 million pixels in a small file are refused by the head of the file alone', async () => {
  const source = buildPng(20_000, 20_000);
  expect(source.length).toBeLessThan(500_000);
  for (const bytes of [source, source.subarray(0, 60)]) {
    await expect(upload(bytes)).rejects.toThrow('The picture has too many pixels: 40 million at most.');
  }
});

test('the largest pictures are taken, and no longer ones', async () => {
  await expect(upload(buildPng(12_000, 3_333))).resolves.toBeInstanceOf(Buffer);
  await expect(upload(buildPng(12_000, 3_334))).rejects.toThrow('too many pixels');
  await expect(upload(buildPng(12_001, 2))).rejects.toThrow(
    'The picture is too long: 12,000 pixels on a side at most.',
  );
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([
  ['an svg', async () => Buffer.from(SVG)],
  ['a gif', () => redAndBlue(20, 20).gif().toBuffer()],
  ['a webp', () => redAndBlue(20, 20).webp().toBuffer()],
  ['a tiff', () => redAndBlue(20, 20).tiff().toBuffer()],
  ['a page', async () => Buffer.from('<!doctype html><p>not found')],
  ['nothing', async () => Buffer.alloc(0)],
])('%s is not a picture that people may send', async (_case, build) => {
  await expect(upload(await build())).rejects.toThrow(new PictureError('unsupported-type', NOT_PNG_OR_JPEG));
});

test('of a moving picture that is allowed, the first frame is kept', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const moving = sharp([await frame('red'), await frame('blue')], { join: { animated: true } });
  for (const source of [await moving.clone().gif().toBuffer(), await moving.clone().webp().toBuffer()]) {
    expect((await sharp(source).metadata()).pages).toBe(2);
    const picture = await encodePicture(source, FORM, ALL_TYPES);
    expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(picture, 0.5, 0.5)).toBe('red');
  }
  await expect(encodePicture(Buffer.from(SVG), FORM, ALL_TYPES)).rejects.toThrow(
    'This is not a png, jpeg, webp or gif picture.',
  );
});

test.each(['jpeg', 'png'] as const)('a %s without its end is damaged', async (format) => {
  const source = await redAndBlue(300, 300).toFormat(format).toBuffer();
  await expect(upload(source.subarray(0, source.length / 2))).rejects.toThrow(DAMAGED);
  await expect(upload(source.subarray(0, 20))).rejects.toThrow(DAMAGED);
});

test('whatever happens to the bytes, the result is a picture of that size or a sentence', async () => {
  const sources = await Promise.all([
    redAndBlue(40, 40).jpeg().toBuffer(),
    redAndBlue(40, 40).png().toBuffer(),
  ]);
  const change = fc.tuple(fc.nat(400), fc.nat(255));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sources),
      fc.array(change, { maxLength: 5 }),
      async (source, changes) => {
        const bytes = Buffer.from(source);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        const picture = await upload(bytes).catch((error: unknown) => error);
        if (picture instanceof PictureError) return;
        expect(await sharp(picture as Buffer).metadata()).toMatchObject({ width: 128, height: 128 });
      },
    ),
    { numRuns: 200 },
  );
});
