import fc from 'fast-check';
import { renderMarkdown } from './markdown';

const LINK = 'rel="nofollow ugc noopener"';

test.each([
  ['two paragraphs', 'One\ntwo\n\nthree', '<p>One<br>\ntwo</p>\n<p>three</p>'],
  ['bold and italics', '**b** _i_', '<p><strong>b</strong> <em>i</em></p>'],
  ['a list', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['a numbered list', '1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
  ['headings from level 3', '# A\n\n##### B', '<h3>A</h3>\n<h6>B</h6>'],
  [
    'a link',
    '[site](https://a.example/?b=1&c=2)',
    `<p><a href="https://a.example/?b=1&amp;c=2" ${LINK}>site</a></p>`,
  ],
  ['a bare address', 'https://a.example', `<p><a href="https://a.example" ${LINK}>https://a.example</a></p>`],
])('%s', (_, text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<b onclick=alert(1)>x</b>',
  '<img src=x onerror=alert(1)>',
  '![x](https://a.example/x.png)',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '[x](//a.example)',
  '[x](/account)',
  '[x](http://a.example)',
  '<javascript:alert(1)>',
  '[x](https://a.example/"onmouseover="alert(1))',
  `[x](https://a.example '"><script>alert(1)</script>')`,
  '[x]: javascript:alert(1)\n\n[x]',
  '```html\n<script>\n```',
  '<!-- x --> <![CDATA[x]]> <?php ?>',
  '\u0000<svg/onload=alert(1)>',
  '[[[[[[[[[['.repeat(50),
  '> '.repeat(200),
  '- '.repeat(200),
  '**'.repeat(500),
])('makes nothing that runs, loads or leads to an unsafe address of %j', (text) => {
  expectSafe(renderMarkdown(text));
});

const TAGS = /^(p|br|strong|em|ul|ol|li|a|h[3-6])$/;

/** Reads the HTML as a browser does. */
function expectSafe(html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const element of parsed.body.querySelectorAll('*')) {
    expect(element.localName).toMatch(TAGS);
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(/^(href|rel|title|start)$/);
      if (name === 'href') expect(value).toMatch(/^https:\/\/[^/]/);
    }
  }
}

test('makes only its own tags and attributes of any text', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '[',
    '](',
    ')',
    '!',
    'javascript:',
    'https://a.example',
    '\n',
    '&#',
    '*',
    '#',
  );
  const text = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 30 });
  fc.assert(
    fc.property(text, (parts) => expectSafe(renderMarkdown(parts.join('')))),
    { seed: 20261123 },
  );
});
