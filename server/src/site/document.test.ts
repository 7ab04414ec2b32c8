import type { PageState } from '@holeshot/contract';
import { htmlDocument } from './document';
import { THEME_SCRIPT } from './theme-script';

const state: PageState = {
  remotes: [],
  hydration: { loaderData: { page: '</script><script>alert(1)</script>' }, errors: null },
  rendered: true,
  config: { map: { provider: 'built-in' } },
  builds: { key: 'builds', shell: 'a'.repeat(16) },
};
const build = (
  meta: { title: string; description: string; image?: string; jsonLd?: Record<string, unknown> },
  status = 200,
) =>
  htmlDocument({
    origin: 'https://site.example',
    path: '/event/1?tab=rounds',
    fontUrl: '/font.woff2',
    scripts: [{ url: '/a.js', integrity: 'sha384-x' }],
    inlineScripts: [THEME_SCRIPT],
    page: { html: '<p>hello</p>', styles: '', status, meta },
    state,
  });

describe('the document', () => {
  it('escapes data, so that it cannot end the script', () => {
    const html = build({ title: 'Page', description: '' });
    expect(html).not.toContain('</script><script>alert');
    const json = /id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(state);
  });

  it('escapes titles and descriptions', () => {
    const html = build({ title: '"><img src=x onerror=1>', description: 'a & "b" <c>' });
    expect(html).toContain('<title>&quot;&gt;&lt;img src=x onerror=1&gt; · Holeshot</title>');
    expect(html).toContain('content="a &amp; &quot;b&quot; &lt;c&gt;"');
  });

  it('gives every script its hash', () => {
    expect(build({ title: 'Page', description: '' })).toContain(
      '<script defer src="/a.js" integrity="sha384-x" crossorigin="anonymous"></script>',
    );
  });

  it('has absolute addresses for link previews', () => {
    const html = build({ title: 'Page', description: 'x', image: '/og/1.png' });
    expect(html).toContain('<meta property="og:image" content="https://site.example/og/1.png">');
    expect(build({ title: 'Not found', description: '', image: '/og/1.png' }, 404)).not.toContain('og:image');
  });

  it("makes the site's own addresses in structured data absolute, and no other text", () => {
    const jsonLd = {
      name: '/not a link',
      image: 'https://other.example/a.png',
      itemListElement: [{ position: 1, url: '/event/1' }],
      location: null,
    };
    const html = build({ title: 'Events', description: '', jsonLd });
    const json = /application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      ...jsonLd,
      itemListElement: [{ position: 1, url: 'https://site.example/event/1' }],
    });
  });

  it('keeps errors out of search engines', () => {
    expect(build({ title: 'Gone', description: '' }, 404)).toContain('noindex');
    expect(build({ title: 'Gone', description: '' }, 404)).not.toContain('rel="canonical"');
  });

  it('has the script of the theme after the colour that it changes, and before the scripts of the page', () => {
    const html = build({ title: 'Page', description: '' });
    const at = (part: string) => html.indexOf(part);
    expect(at('name="theme-color"')).toBeLessThan(at(THEME_SCRIPT));
    expect(at(THEME_SCRIPT)).toBeLessThan(at('src="/a.js"'));
  });
});
