import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';

/** In the order in which a character is searched. */
const PACKAGES = [
  { name: 'archivo-narrow', weights: [400, 700] },
  // Cyrillic and Greek
  { name: 'roboto-condensed', weights: [400, 700] },
  // Chinese and Japanese
  { name: 'wdxl-lubrifont-sc', weights: [400] },
  // Korean
  { name: 'gowun-dodum', weights: [400] },
] as const;

/** A file of a package in one weight. For the layout library each is a family of its own; it tries them in turn. */
export interface Font {
  name: string;
  data: Buffer;
  weight: 400 | 700;
}

/** A part of a package: ranges of characters, in one file per weight. */
interface Slice {
  name: string;
  folder: string;
  weights: readonly Font['weight'][];
  ranges: [first: number, last: number][];
}

interface LoadedSlice {
  fonts: Font[];
  has: (character: string) => boolean;
}

const MAX_BYTES = 4 * 1024 * 1024;

const require = createRequire(import.meta.url);
// The parser that the layout library uses; it has no types.
const { parse } = require('@shuding/opentype.js') as {
  parse: (file: ArrayBuffer) => { charToGlyphIndex: (character: string) => number };
};

function parseRange(range: string): [number, number] {
  const [first = '', last = first] = range.trim().replace(/^U\+/, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

async function readSlices(): Promise<Slice[]> {
  const lists = await Promise.all(
    PACKAGES.map(async ({ name: folder, weights }) => {
      const text = await readFile(require.resolve(`@fontsource/${folder}/unicode.json`), 'utf8');
      return Object.entries(JSON.parse(text) as Record<string, string>).map(([slice, list]) => ({
        name: `${folder}-${slice.replace(/[[\]]/g, '')}`,
        folder,
        weights,
        ranges: list.split(',').map(parseRange),
      }));
    }),
  );
  return lists.flat();
}

let slices: Promise<Slice[]> | undefined;
const loadedSlices = new LRUCache<string, LoadedSlice>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ fonts }) => fonts.reduce((bytes, { data }) => bytes + data.length, 0),
});

async function loadSlice({ name, folder, weights }: Slice): Promise<LoadedSlice> {
  const loaded = loadedSlices.get(name);
  if (loaded) return loaded;
  const fonts = await Promise.all(
    weights.map(async (weight) => ({
      name,
      weight,
      data: await readFile(require.resolve(`@fontsource/${folder}/files/${name}-${weight}-normal.woff`)),
    })),
  );
  const fontFiles = fonts.slice(0, 1).map(({ data }) => parse(new Uint8Array(data).buffer));
  const slice = {
    fonts,
    has: (character: string) => fontFiles.some((font) => font.charToGlyphIndex(character) > 0),
  };
  loadedSlices.set(name, slice);
  return slice;
}

/** The slice with a glyph for a character. Ranges list more characters than the fonts have, so the font decides. */
async function findSlice(character: string): Promise<LoadedSlice | undefined> {
  slices ??= readSlices();
  const code = character.codePointAt(0) ?? 0;
  for (const slice of await slices) {
    if (!slice.ranges.some(([first, last]) => first <= code && code <= last)) continue;
    const loaded = await loadSlice(slice);
    if (loaded.has(character)) return loaded;
  }
  return undefined;
}

/** The fonts that `text` needs, latin first; only the slices with its characters are read. */
export async function loadFonts(text: string): Promise<Font[]> {
  const needed = new Set<LoadedSlice>();
  for (const character of new Set(`A${text}`)) {
    const slice = await findSlice(character);
    if (slice) needed.add(slice);
  }
  return [...needed].flatMap(({ fonts }) => fonts);
}

/** Emoji with their modifiers: these fonts have no coloured glyphs. */
const EMOJI =
  /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Extended_Pictographic}\u{FE0F}|\p{Default_Ignorable_Code_Point}|\u{20E3}/gu;

/**
 * `text` as it can be drawn: composed, without emoji and without signs that no font has. `''` when no font has one of
 * its letters or digits, such as an Arabic one: half a name, or boxes in it, would be worse than none.
 */
export async function drawableText(text: string): Promise<string> {
  let drawable = '';
  for (const character of text.normalize('NFKC').replace(EMOJI, '')) {
    if (/\s/.test(character)) drawable += ' ';
    else if (await findSlice(character)) drawable += character;
    else if (/[\p{L}\p{M}\p{N}]/u.test(character)) return '';
  }
  return drawable.replace(/ +/g, ' ').trim();
}
