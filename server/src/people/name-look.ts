/** Letters of other scripts, and the Latin ones that they look like, as small or as capital letters. */
const OTHER = 'авекмнорстухіјѕһԁԛԝӏαβεζηικμνορτυχıł';
const LATIN = 'abekmhopctyxijshdqwlabezhikmnoptyxil';
const toLatin = new Map([...OTHER].map((letter, place) => [letter, LATIN[place] ?? letter]));

/** The name without case, accents, invisible characters and differences between scripts. */
const fold = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => toLatin.get(letter) ?? letter)
    .join('')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** The name with characters that look the same in most fonts as one: 1 and I as l, 0 as O. */
const mergeStrokes = (name: string): string => name.replace(/[1I]/g, 'l').replace(/0/g, 'O');

/** The name in capitals, the only ones that a small l can stand among as an I. */
const toCapitals = (name: string): string => mergeStrokes(name.toUpperCase());

/** Whether people would take one name for the other. */
export const looksLike = (one: string, other: string): boolean =>
  fold(one) === fold(other) ||
  fold(mergeStrokes(one)) === fold(mergeStrokes(other)) ||
  mergeStrokes(one) === toCapitals(other) ||
  toCapitals(one) === mergeStrokes(other);
