/** An Rspack loader that replaces a text, to make a different build for tests. */
module.exports = function replaceWord(source) {
  const { from, to } = this.getOptions();
  return source.replaceAll(from, to);
};
