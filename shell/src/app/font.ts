import firstUrl from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?first-letters';
import otherUrl from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?other-letters';
import { FONT_FIRST_LETTERS, FONT_OTHER_LETTERS } from '@holeshot/contract';

/** URL of the webfont file with the letters that every page needs. */
export const fontUrl: string = firstUrl;

/** The files of the webfont. The first letters are last: browsers use the last face that has a letter. */
export const FONT_FILES = [
  { url: otherUrl, letters: FONT_OTHER_LETTERS },
  { url: fontUrl, letters: FONT_FIRST_LETTERS },
];

/** Adds the webfont to a page that was not rendered on the server, and has no styles for it. */
export function addWebfont(): void {
  for (const { url, letters } of FONT_FILES) {
    const descriptors = { weight: '400 700', display: 'swap', unicodeRange: letters } as const;
    document.fonts.add(new FontFace('Archivo Narrow', `url(${url})`, descriptors));
  }
}
