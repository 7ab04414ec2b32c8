/** A letter as search compares it: lower case, without accents. */
const foldLetter = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const fold = (text: string): string => [...text].map(foldLetter).join('');

/** Whether a text contains the words, ignoring case and accents. */
export const hasWords = (text: string, words: string): boolean => fold(text).includes(fold(words.trim()));

/** Splits a text before and after the first match of the words; null without a match. */
export function splitAtMatch(text: string, words: string): [string, string, string] | null {
  const wanted = fold(words.trim().replace(/\s+/g, ' '));
  const start = wanted === '' ? -1 : fold(text).indexOf(wanted);
  if (start < 0) return null;
  // A folded letter may be shorter or longer than the letter itself: count letter by letter.
  const parts: [string, string, string] = ['', '', ''];
  let place = 0;
  for (const letter of text) {
    const part = place < start ? 0 : place < start + wanted.length ? 1 : 2;
    parts[part] += letter;
    place += foldLetter(letter).length;
  }
  return parts;
}
