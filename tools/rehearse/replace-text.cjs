/** An Rspack loader that replaces a text, to make a build that differs. */
module.exports = function replaceText(source) {
  const { from, to } = this.getOptions();
  return source.replaceAll(from, to);
};
