import firstUrl from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?first-letters';
import otherUrl from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?other-letters';

/** Address of the webfont with the letters that every page has; the build puts the file beside the shell's scripts. */
export const fontUrl: string = firstUrl;

/** Address of the webfont with the letters beyond. */
export const otherLettersUrl: string = otherUrl;
