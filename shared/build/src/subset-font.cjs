/**
 * An Rspack loader that reduces a font to the letters of `unicodeRange`, a CSS unicode-range, and to the features
 * `keepFeatures`. Equal input gives equal bytes, so browser and server build give the file the same name.
 */
module.exports = function subsetFontLoader(font) {
  const done = this.async();
  const { unicodeRange, keepFeatures } = this.getOptions();
  import('subset-font')
    .then(({ default: subsetFont }) =>
      subsetFont(font, listLetters(unicodeRange), { targetFormat: 'woff2', keepFeatures }),
    )
    .then((subset) => done(null, subset), done);
};
module.exports.raw = true;

/** `U+41-43, U+2026` gives `ABC…`. */
function listLetters(unicodeRange) {
  return unicodeRange
    .split(',')
    .map((part) => {
      const [first, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
        '',
      );
    })
    .join('');
}
