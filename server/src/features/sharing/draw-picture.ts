import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { type Box, box, mark } from './boxes';
import { drawableText, loadFonts } from './font-slices';
import { layOutHero } from './hero-card';
import type { PictureSize, SharingContent, SharingHero } from './presenter';

const SIZES: Record<SharingContent['format'], PictureSize> = {
  wide: { width: 1200, height: 630 },
  story: { width: 1080, height: 1920 },
};
/** Characters of these scripts are twice as wide as others. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const line = ({ label, name, figure }: SharingContent['lines'][number]): Box =>
  box({ fontSize: 40, paddingTop: 8, paddingBottom: 8, borderBottom: '1px solid #2A2E34' }, [
    box({ width: label ? 90 : 0, color: '#9AA2AD' }, label),
    box({ flex: 1, fontWeight: 700 }, name),
    box({}, figure),
  ]);

function layout({ above, title, facts, lines, color }: SharingContent, { width, height }: PictureSize): Box {
  const length = title.length + (title.match(WIDE)?.length ?? 0);
  const size = length > 40 ? 64 : length > 22 ? 84 : 108;
  return box({ width, height, background: '#0B0C0E', color: '#F5F6F7' }, [
    box({ width: 28, height, background: /^#[0-9a-f]{6}$/i.test(color) ? color : '#D9182F' }),
    box({ width: width - 28, flexDirection: 'column', padding: 60, wordBreak: 'break-word' }, [
      box({ alignItems: 'center', gap: 18, fontSize: 36, fontWeight: 700 }, [mark(56), box({}, 'Holeshot')]),
      box({ flex: 1, flexDirection: 'column', justifyContent: 'flex-end' }, [
        box({ fontSize: 40, color: '#C3C9D1' }, above),
        box({ fontSize: lines.length > 0 ? 84 : size, fontWeight: 700, lineHeight: 1.05 }, title),
        box({ marginTop: 14, fontSize: 38, color: '#C3C9D1' }, facts.join('  ·  ')),
        lines.length > 0 ? box({ flexDirection: 'column', marginTop: 18 }, lines.map(line)) : null,
      ]),
    ]),
  ]);
}

/** `content` reduced to text that the fonts can draw, without repetitions of the title. */
async function drawableContent(content: SharingContent): Promise<SharingContent> {
  const title = (await drawableText(content.title)) || content.untitled;
  const besideTitle = async (text: string) => (text === title ? '' : drawableText(text));
  const [above, facts, names] = await Promise.all([
    besideTitle(content.above),
    Promise.all(content.facts.map(besideTitle)),
    Promise.all(content.lines.map(({ name }) => drawableText(name))),
  ]);
  return {
    ...content,
    above,
    title,
    facts: facts.filter(Boolean),
    lines: content.lines.map((result, index) => ({ ...result, name: names[index] ?? '' })),
    hero: content.hero && (await drawableHero(content.hero)),
  };
}

async function drawableHero(hero: SharingHero): Promise<SharingHero> {
  const [heading, name, sentence] = await Promise.all(
    [hero.heading, hero.name, hero.sentence].map(drawableText),
  );
  return { ...hero, heading: heading ?? '', name: name || 'Winner', sentence: sentence ?? '' };
}

const allText = ({ above, title, facts, lines, gaps, hero }: SharingContent): string =>
  [
    ...['Holeshot  ·  ', above, title, ...facts, ...lines.flatMap(Object.values)],
    ...gaps.map(({ label }) => label),
    ...(hero ? [hero.heading, hero.name, hero.figure, hero.sentence] : []),
  ].join('');

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const PICTURES_PER_COLLECTION = 5;
let pictureCount = 0;

/** A drawn picture holds 3 MB outside of the JavaScript heap, which does not trigger garbage collection. */
async function freePictures(): Promise<void> {
  pictureCount += 1;
  if (pictureCount % PICTURES_PER_COLLECTION > 0) return;
  collectGarbage();
  // Collected memory is freed in a separate turn of the event loop, which a busy thread never reaches.
  await nextTurn();
}

/** The picture as PNG: 1200 x 630, or 1080 x 1920 as a story. */
export async function drawPicture(content: SharingContent): Promise<Buffer> {
  const drawable = await drawableContent(content);
  const fonts = await loadFonts(allText(drawable));
  const size = SIZES[drawable.format];
  const root = drawable.hero ? layOutHero(drawable, drawable.hero, size) : layout(drawable, size);
  const svg = await satori(root, { ...size, fonts });
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  await freePictures();
  return picture;
}
