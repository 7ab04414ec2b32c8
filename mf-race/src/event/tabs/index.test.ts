import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENT_TABS } from './index';

const kinds = EVENT_TABS.map(({ kind }) => kind);

test('every kind of tab is in the list once', () => {
  expect(new Set(kinds).size).toBe(kinds.length);
});

/** The bundler needs the name as a literal, and the server preloads the chunk by the kind. */
test.each(kinds)('the view of %s is in the chunk that is named after its kind', (kind) => {
  const source = readFileSync(path.join(__dirname, kind, `${kind}-tab.ts`), 'utf8');
  const [, chunkName] = /webpackChunkName: "([^"]+)" \*\/ '\.\/[a-z-]+-view'/.exec(source) ?? [];
  expect(chunkName).toBe(`race-event.${kind}`);
});
