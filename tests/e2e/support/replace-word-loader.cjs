/** A loader for tests: makes a build that differs from another in one word. */
module.exports = function replaceWord(source) {
  const { from, to } = this.getOptions();
  return source.replaceAll(from, to);
};
