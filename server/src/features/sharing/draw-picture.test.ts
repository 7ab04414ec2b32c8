import sharp from 'sharp';
import { drawPicture } from './draw-picture';
import { drawableText } from './font-slices';

test.each([
  ['Κύπελλο Αθηνών', 'Κύπελλο Αθηνών'],
  ['Кубок Невы', 'Кубок Невы'],
  ['大阪ﾊﾔﾌﾞｻ', '大阪ハヤブサ'],
  ['上海无人机', '上海无人机'],
  ['서울 드론', '서울 드론'],
  ['cafe\u0301 Đặng', 'café Đặng'],
  ['🏁 Whoop  Night 🚁 7', 'Whoop Night 7'],
  ['👩🏽‍🚀 Ana 🇦🇺 ❤️', 'Ana'],
  ['1️⃣ up ✈', '1 up'],
])('a picture of %s shows %s', async (text, drawable) => {
  expect(await drawableText(text)).toBe(drawable);
});

test.each(['سباق الطائرات', 'מרוץ רחפנים', 'ไทย Race', 'नमस्ते', '龘', '🏁', ''])(
  'a picture cannot show %s',
  async (text) => {
    expect(await drawableText(text)).toBe('');
  },
);

const draw = (title: string) =>
  drawPicture({
    above: '',
    title,
    untitled: '1st July 2026',
    facts: [],
    lines: [],
    gaps: [],
    color: '#D9182F',
    hero: null,
    format: 'wide',
  });

// Boxes in place of letters would look alike.
test.each([
  ['Афина', 'Нева!'],
  ['Αθήνα', 'Πάτρα'],
  ['鷹杯', '隼賞'],
  ['上海', '深圳'],
  ['서울', '부산'],
])('%s and %s are different pictures', async (one, other) => {
  expect((await draw(one)).equals(await draw(other))).toBe(false);
});

test('the fallback replaces a title that no font can draw', async () => {
  expect((await draw('سباق')).equals(await draw('1st July 2026'))).toBe(true);
});

test('the letters of a large figure end above the sentence below it', async () => {
  const picture = await drawPicture({
    above: '',
    title: '',
    untitled: '',
    facts: [],
    lines: [],
    gaps: [],
    color: '#3B3F94',
    format: 'wide',
    hero: { seed: 'a', heading: '', name: '', figure: 'ppp', sentence: 'llll' },
  });
  const left = { left: 50, top: 360, width: 200, height: 240 };
  const { data } = await sharp(picture).extract(left).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isLight = (_: unknown, row: number) =>
    data.subarray(row * left.width, (row + 1) * left.width).some((grey) => grey > 200);
  const rows = Array.from({ length: left.height }, isLight);
  const parts = rows.filter((light, row) => light && !rows[row - 1]);
  expect(parts).toHaveLength(2);
});
