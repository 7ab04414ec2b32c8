import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Font {
  getAdvanceWidth: (text: string, size: number) => number;
  getPath: (text: string, x: number, y: number, size: number) => { toPathData: (digits: number) => string };
}

const require = createRequire(import.meta.url);
// It has no types.
const { parse } = require('@shuding/opentype.js') as { parse: (file: ArrayBuffer) => Font };

let font: Font | undefined;

const readFont = (): Font =>
  parse(
    new Uint8Array(
      readFileSync(require.resolve('@fontsource/archivo-narrow/files/archivo-narrow-latin-700-normal.woff')),
    ).buffer,
  );

/** The path data of `text` in the site's font, bold, centred at `x`: an SVG that is shown as a picture cannot load a font. */
export function initialsPath(
  text: string,
  { x, baseline, size }: { x: number; baseline: number; size: number },
): string {
  font ??= readFont();
  return font.getPath(text, x - font.getAdvanceWidth(text, size) / 2, baseline, size).toPathData(1);
}
