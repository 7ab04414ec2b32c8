/** Subsets of a font; the letters are `FONT_FIRST_LETTERS` and `FONT_OTHER_LETTERS` of `@holeshot/contract`. */
declare module '*.woff2?first-letters' {
  const url: string;
  export default url;
}
declare module '*.woff2?other-letters' {
  const url: string;
  export default url;
}
