import firstUrl from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?first-letters';
import otherUrl from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?other-letters';

/** URL of the webfont file with the letters that every page needs. */
export const fontUrl: string = firstUrl;

/** URL of the webfont file with all other letters. */
export const otherLettersUrl: string = otherUrl;
