import fc from 'fast-check';
import { hasWords, splitAtMatch } from './split-at-match';

test.each([
  ['Kestrel', 'kes', ['', 'Kes', 'trel']],
  ['Dales Air', 'air', ['Dales ', 'Air', '']],
  ['Jörg', 'org', ['J', 'örg', '']],
  ['Jo\u0308rg', 'or', ['J', 'o\u0308r', 'g']],
  ['Race 7', ' race  7 ', ['', 'Race 7', '']],
])('splits %p at %p', (text, words, parts) => {
  expect(splitAtMatch(text, words)).toEqual(parts);
});

test('finds nothing for other words and for none', () => {
  expect([splitAtMatch('Kestrel', 'xyz'), splitAtMatch('Kestrel', ' ')]).toEqual([null, null]);
  expect([hasWords('Ærø', 'ærø'), hasWords('Jörg', 'JORG'), hasWords('a', 'b')]).toEqual([true, true, false]);
});

test('the parts add up to the whole text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme', maxLength: 2 }),
      (text, words) => {
        const parts = splitAtMatch(text, words);
        if (parts) expect(parts.join('')).toBe(text);
      },
    ),
  );
});
