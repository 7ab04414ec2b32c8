import { escapeHtml } from '../../api/escape-html';
import { DEVELOPMENT_PEOPLE } from './people';

const STYLES = `
  body { margin: 0; background: #0b0c0e; color: #f5f6f7; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 420px; margin: 48px auto; padding: 0 16px; }
  h1 { font-size: 24px; line-height: 1.2; }
  p { color: #c3c9d1; }
  a { display: block; margin: 12px 0; padding: 12px 16px; border: 1px solid #777f8a; border-radius: 6px; color: inherit; text-decoration: none; }
  a:hover, a:focus { background: #25292e; }
  small { display: block; color: #c3c9d1; }
`;

/** The page to choose a person. `getHref` returns the link of a choice, without a person that of Cancel. */
export function choosePage(getHref: (personId?: string) => string): string {
  const people = DEVELOPMENT_PEOPLE.map(({ id, firstName, lastName, tier, role }) => {
    const name = escapeHtml(`${firstName} ${lastName}`);
    return `<a href="${escapeHtml(getHref(id))}">${name}<small>${escapeHtml(role)} · ${tier ?? 'no membership'}</small></a>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Development provider</title>
<style>${STYLES}</style>
<main>
<h1>Who signs in?</h1>
<p>This page stands in for Patreon while the site runs without its keys. It is not there in production.</p>
${people.join('\n')}
<a href="${escapeHtml(getHref())}">Cancel</a>
</main>
</html>`;
}
