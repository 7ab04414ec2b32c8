const CHARACTERS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words of a bio in one line, for search engines; `bioHtml` is the output of `renderMarkdown`. */
export const getBioText = (bioHtml: string): string =>
  bioHtml
    .replaceAll(/<\/?(strong|em|a)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>|\s+/g, ' ')
    .replaceAll(/&\w+;/g, (entity) => CHARACTERS[entity] ?? entity)
    .replaceAll(/ +/g, ' ')
    .trim();
