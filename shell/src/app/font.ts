import url from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2';

/** Address of the one webfont; the build puts the file beside the shell's scripts. */
export const fontUrl: string = url;
