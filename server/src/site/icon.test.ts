import sharp from 'sharp';
import { drawIconFile } from './icon';

test('the icon file holds one picture of 48 px', async () => {
  const file = await drawIconFile();
  const [size, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect([file.readUInt16LE(2), file.readUInt16LE(4), file.readUInt8(6)]).toEqual([1, 1, 48]);
  expect(offset + size).toBe(file.length);
  expect(await sharp(file.subarray(offset)).metadata()).toMatchObject({
    format: 'png',
    width: 48,
    height: 48,
  });
});
