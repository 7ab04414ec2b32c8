import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENT_TABS } from './index';

const kinds = EVENT_TABS.map(({ kind }) => kind);

test('every kind of tab is in the list once', () => {
  expect(new Set(kinds).size).toBe(kinds.length);
});

/** The bundler needs the name as a literal, and the server preloads the chunk by the kind. */
test('the view of each tab is in the chunk that is named after its kind', () => {
  const source = readFileSync(path.join(__dirname, 'index.ts'), 'utf8');
  const tabs = source.split('defineTab<').slice(1);
  const chunks = tabs.map((tab) => [
    /kind: '([^']+)'/.exec(tab)?.[1],
    /webpackChunkName: "([^"]+)" \*\/ '\.\/[a-z/-]+-view'/.exec(tab)?.[1],
  ]);
  expect(chunks).toEqual(kinds.map((kind) => [kind, `race-event.${kind}`]));
});
