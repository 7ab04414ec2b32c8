import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { SharingContent } from './sharing-content';

const WIDTH = 1200;
const HEIGHT = 630;
const FAMILY = 'Archivo Narrow';

interface Box {
  type: string;
  key: null;
  props: { style: Record<string, string | number>; children?: string | (Box | null)[] };
}

/** An element as the layout library takes it. */
const box = (style: Box['props']['style'], children?: string | (Box | null)[]): Box => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, ...(children === undefined ? {} : { children }) },
});

let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 700 }[]> | undefined;

/** Both weights, latin first; the others fill in what it lacks. */
function loadFonts() {
  const require = createRequire(import.meta.url);
  const files = (['latin', 'latin-ext'] as const).flatMap((set) =>
    ([400, 700] as const).map((weight) => ({ set, weight })),
  );
  fonts ??= Promise.all(
    files.map(async ({ set, weight }) => ({
      name: FAMILY,
      weight,
      data: await readFile(
        require.resolve(`@fontsource/archivo-narrow/files/archivo-narrow-${set}-${weight}-normal.woff`),
      ),
    })),
  );
  return fonts;
}

/** The sign of the site: two gate posts and a shot through the gap, of plain boxes. */
const mark = (): Box =>
  box({ position: 'relative', width: 56, height: 56 }, [
    box({ position: 'absolute', left: 8, top: 6, width: 11, height: 44, background: '#F5F6F7' }),
    box({ position: 'absolute', left: 38, top: 6, width: 11, height: 14, background: '#F5F6F7' }),
    box({ position: 'absolute', left: 38, top: 36, width: 11, height: 14, background: '#F5F6F7' }),
    box({ position: 'absolute', left: 23, top: 24, width: 33, height: 8, background: '#D9182F' }),
  ]);

const line = ({ label, name, figure }: SharingContent['lines'][number]): Box =>
  box({ fontSize: 40, paddingTop: 8, paddingBottom: 8, borderBottom: '1px solid #2A2E34' }, [
    box({ width: 90, color: '#9AA2AD' }, label),
    box({ flex: 1, fontWeight: 700 }, name),
    box({}, figure),
  ]);

function layout({ above, title, facts, lines, color }: SharingContent): Box {
  const size = title.length > 40 ? 64 : title.length > 22 ? 84 : 108;
  return box({ width: WIDTH, height: HEIGHT, background: '#0B0C0E', color: '#F5F6F7', fontFamily: FAMILY }, [
    box({ width: 28, height: HEIGHT, background: /^#[0-9a-f]{6}$/i.test(color) ? color : '#D9182F' }),
    box({ flex: 1, flexDirection: 'column', padding: 60 }, [
      box({ alignItems: 'center', gap: 18, fontSize: 36, fontWeight: 700 }, [mark(), box({}, 'Holeshot')]),
      box({ flex: 1, flexDirection: 'column', justifyContent: 'flex-end' }, [
        box({ fontSize: 40, color: '#C3C9D1' }, above),
        box({ fontSize: lines.length > 0 ? 84 : size, fontWeight: 700, lineHeight: 1.05 }, title),
        box({ marginTop: 14, fontSize: 38, color: '#C3C9D1' }, facts.join('  ·  ')),
        lines.length > 0 ? box({ flexDirection: 'column', marginTop: 18 }, lines.map(line)) : null,
      ]),
    ]),
  ]);
}

/** The picture as PNG, 1200 x 630. */
export async function drawPicture(content: SharingContent): Promise<Buffer> {
  const svg = await satori(layout(content), { width: WIDTH, height: HEIGHT, fonts: await loadFonts() });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
