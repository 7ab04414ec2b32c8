import { darken, textColorOn } from '@holeshot/domain';
import { type Box, box, drawing, mark } from './boxes';
import { drawHeroGround } from './hero-ground';
import type { PictureSize, SharingContent, SharingHero } from './presenter';

/** Lengths of both formats, px. */
const LENGTHS = {
  wide: { margin: 50, foot: 150, name: 72, figure: 190, sentence: 36, head: 32, row: 30, mark: 30 },
  story: { margin: 72, foot: 520, name: 120, figure: 340, sentence: 48, head: 44, row: 56, mark: 44 },
};
/** A name or a figure this long still has its full size. */
const FULL_LETTERS = { name: 14, figure: 6 };

const shrink = (size: number, text: string, letters: number): number =>
  Math.round(size * Math.min(1, letters / Math.max(1, text.length)));

/** The card of a result: the winner and the figure in large on the club's track, and the first three below. */
export function layOutHero(content: SharingContent, hero: SharingHero, { width, height }: PictureSize): Box {
  const format = height > width ? 'story' : 'wide';
  const lengths = LENGTHS[format];
  const { margin } = lengths;
  const foot = content.lines.length > 0 ? lengths.foot : 0;
  const top = { width, height: height - foot };
  const ink = textColorOn(content.color);
  return box({ width, height, flexDirection: 'column', background: '#0B0C0E', color: '#F5F6F7' }, [
    box({ position: 'relative', ...top, color: ink, wordBreak: 'break-word' }, [
      drawing(drawHeroGround({ seed: hero.seed, name: hero.name, color: content.color, ...top }), top),
      box(
        {
          position: 'absolute',
          left: margin,
          top: margin - 6,
          right: margin,
          justifyContent: 'space-between',
        },
        [
          box({ flexDirection: 'column', maxWidth: width * 0.62 }, [
            box({ fontSize: lengths.head, fontWeight: 700 }, hero.heading),
            box({ fontSize: lengths.head * 0.72 }, content.facts.join('  ·  ')),
          ]),
          signature(lengths.mark),
        ],
      ),
      box({ position: 'absolute', left: margin, bottom: margin * 0.5, flexDirection: 'column' }, [
        box(
          { fontSize: shrink(lengths.name, hero.name, FULL_LETTERS.name), fontWeight: 700, lineHeight: 1.1 },
          hero.name,
        ),
        box(
          {
            fontSize: shrink(lengths.figure, hero.figure, FULL_LETTERS.figure),
            fontWeight: 700,
            lineHeight: 0.95,
          },
          hero.figure,
        ),
        box({ fontSize: lengths.sentence, maxWidth: width * 0.6 }, hero.sentence),
      ]),
    ]),
    box(
      {
        height: foot,
        padding: `0 ${margin}px`,
        alignItems: format === 'wide' ? 'center' : 'stretch',
        flexDirection: format === 'wide' ? 'row' : 'column',
        justifyContent: 'center',
        gap: format === 'wide' ? 48 : 0,
      },
      content.lines.map((line) => podiumLine(line, lengths.row, format)),
    ),
  ]);
}

const signature = (size: number): Box =>
  box(
    {
      alignItems: 'center',
      gap: size * 0.3,
      height: size * 1.6,
      padding: `0 ${size * 0.5}px`,
      borderRadius: 6,
      background: '#0B0C0E',
      color: '#F5F6F7',
      fontSize: size * 0.8,
      fontWeight: 700,
    },
    [mark(size), box({}, 'Holeshot')],
  );

const podiumLine = (
  { label, name, figure }: SharingContent['lines'][number],
  size: number,
  format: keyof typeof LENGTHS,
): Box =>
  box(
    {
      ...(format === 'wide'
        ? { flex: 1 }
        : { padding: '18px 0', borderBottom: `2px solid ${darken('#555B66', 0.4)}` }),
      alignItems: 'center',
      gap: size * 0.5,
      fontSize: size,
    },
    [
      box({ minWidth: size * 1.7, color: '#9AA2AD' }, label),
      box({ flex: 1, fontWeight: 700, overflow: 'hidden' }, name),
      box({ color: '#C3C9D1' }, figure),
    ],
  );
