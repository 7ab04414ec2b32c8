import { renderMarkdown } from '@holeshot/domain/markdown';
import { getBioText } from './get-bio-text';

it.each([
  ['', ''],
  ['Flies **fast**, see [my gates](https://example.com/?a=1&b=2).', 'Flies fast, see my gates.'],
  ['# Hi\n\n- one\n- two\nlines', 'Hi one two lines'],
  ['1 < 2 & "so" > 0, &amp;lt; too', '1 < 2 & "so" > 0, &lt; too'],
  ['<b>not bold</b> & snake_case_name', '<b>not bold</b> & snake_case_name'],
])('reads %j as %j', (markdown, text) => {
  expect(getBioText(renderMarkdown(markdown))).toBe(text);
});
