import MarkdownIt from 'markdown-it';

const ENABLED_RULES = [
  'heading',
  'lheading',
  'list',
  'emphasis',
  'link',
  'autolink',
  'linkify',
  'newline',
  'escape',
  'entity',
];
/** Levels 1 and 2 are for the page's own headings. */
const FIRST_LEVEL = 3;

const parser = new MarkdownIt('zero', { breaks: true, linkify: true }).enable(ENABLED_RULES);
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
parser.validateLink = (address) => /^https:\/\/[^/]/i.test(address);
parser.core.ruler.push('headings', ({ tokens }) => {
  for (const token of tokens)
    if (token.type.startsWith('heading'))
      token.tag = `h${Math.min(6, Number(token.tag[1]) + FIRST_LEVEL - 1)}`;
});
parser.renderer.rules.link_open = (tokens, index, options, _, renderer) => {
  tokens[index]?.attrSet('rel', 'nofollow ugc noopener');
  return renderer.renderToken(tokens, index, options);
};

/**
 * Renders user-written Markdown to HTML: paragraphs, line breaks, bold, italics, lists, links to https addresses, and
 * headings from level 3. Everything else, including HTML and pictures, stays text.
 */
export const renderMarkdown = (text: string): string => parser.render(text).trim();
