/** A part of a font, by the letters that it is to have. */
declare module '*.woff2?first-letters' {
  const url: string;
  export default url;
}
declare module '*.woff2?other-letters' {
  const url: string;
  export default url;
}
