import { darken, textColorOn } from '@holeshot/domain';
import { type Box, box, drawing, mark } from './boxes';
import { gapCardHeight, layOutGaps } from './gap-card';
import { drawHeroGround } from './hero-ground';
import type { PictureSize, SharingContent, SharingHero } from './presenter';

/** Lengths of both formats, px. */
const LENGTHS = {
  wide: {
    margin: 50,
    foot: 150,
    name: 72,
    figure: 190,
    sentence: 36,
    head: 32,
    row: 30,
    mark: 30,
    gaps: 1.35,
  },
  story: {
    margin: 72,
    foot: 520,
    name: 120,
    figure: 340,
    sentence: 48,
    head: 44,
    row: 56,
    mark: 44,
    gaps: 1.9,
  },
};
/** Beside the gap line of a wide picture. */
const PODIUM_WIDTH = 350;
/** A name or a figure this long still has its full size. */
const FULL_LETTERS = { name: 14, figure: 6 };

const shrink = (size: number, text: string, letters: number): number =>
  Math.round(size * Math.min(1, letters / Math.max(1, text.length)));

/** The card of a result: the winner and the figure in large on the club's track, and the first three below. */
export function layOutHero(content: SharingContent, hero: SharingHero, { width, height }: PictureSize): Box {
  const format = height > width ? 'story' : 'wide';
  const lengths = LENGTHS[format];
  const { margin } = lengths;
  const hasGaps = content.gaps.length > 1;
  const gapsBelow = hasGaps && format === 'story' ? gapCardHeight(lengths.gaps) : 0;
  const foot = content.lines.length > 0 ? lengths.foot + gapsBelow : 0;
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
        // letters of the figure, such as a p, reach below their line
        box(
          { marginTop: lengths.figure * 0.09, fontSize: lengths.sentence, maxWidth: width * 0.6 },
          hero.sentence,
        ),
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
      hasGaps ? layOutRace() : content.lines.map((line) => podiumLine(line, lengths.row, format)),
    ),
  ]);

  /** The first three, and the gaps of all. */
  function layOutRace(): Box[] {
    const isWide = format === 'wide';
    const area = width - 2 * margin - (isWide ? PODIUM_WIDTH + 48 : 0);
    const lines = content.lines.map((line) => podiumLine(line, isWide ? 27 : lengths.row, 'story', !isWide));
    return [
      box({ flexDirection: 'column', ...(isWide ? { width: PODIUM_WIDTH } : {}) }, lines),
      box({ marginTop: isWide ? 0 : margin * 0.8 }, [
        layOutGaps(content.gaps, { width: area, scale: lengths.gaps }),
      ]),
    ];
  }
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

/** A label longer than a place, such as that of a record, is above the name in wide pictures. */
const PLACE_LETTERS = 4;

function podiumLine(
  { label, name, figure }: SharingContent['lines'][number],
  size: number,
  format: keyof typeof LENGTHS,
  isRuled = format === 'story',
): Box {
  if (format === 'wide' && label.length > PLACE_LETTERS) {
    return box({ flex: 1, flexDirection: 'column', fontSize: size }, [
      box({ color: '#9AA2AD', fontSize: size * 0.8 }, label),
      box({ gap: size * 0.4 }, [
        box({ fontWeight: 700 }, figure),
        box({ flex: 1, overflow: 'hidden', color: '#C3C9D1' }, name),
      ]),
    ]);
  }
  const minWidth = size * (label.length > PLACE_LETTERS ? 5.2 : 1.7);
  return box(
    {
      ...(format === 'wide' ? { flex: 1 } : {}),
      ...(isRuled ? { padding: '18px 0', borderBottom: `2px solid ${darken('#555B66', 0.4)}` } : {}),
      alignItems: 'center',
      gap: size * 0.5,
      fontSize: size,
    },
    [
      box({ minWidth, color: '#9AA2AD' }, label),
      box({ flex: 1, fontWeight: 700, overflow: 'hidden' }, name),
      box({ color: '#C3C9D1' }, figure),
    ],
  );
}
