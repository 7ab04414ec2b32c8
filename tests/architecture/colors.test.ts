import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSources, root } from './import-graph';

/** Files that may name colours, and why: all other colours follow the theme. */
const ALLOWED: Record<string, string> = {
  'shared/ui/src/styles/tokens.ts': 'the two tables',
  'shared/ui/src/racing/readable-channel-color.ts': 'inks of channels, in both themes',
  'shared/ui/src/media/video-poster.tsx': 'a picture',
  'shared/ui/src/media/pilot-drawing.tsx': 'a picture, with a hue by name',
  'shared/ui/src/layout/banner.tsx': 'masks, and a comparison with white',
  'shared/ui/src/properties/fields/color-field.tsx': 'the value of an empty colour input',
  'mf-race/src/event/round-sections/round-chips.tsx': 'a mask',
};

const LITERAL =
  /(?:#|%23)(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl)a?\(|[:=]\s*['"]?(?:white|black)\b/gi;

const listLiterals = (file: string): string[] =>
  readFileSync(path.join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .match(LITERAL) ?? [];

const files = listSources().filter(
  (file) => /^(shared\/ui|shell|mf-[a-z]+)\/src\//.test(file) && !file.includes('.test.'),
);

it('components have no colours of their own, but the variables of shared/ui/src/styles/tokens.ts', () => {
  const found = files
    .filter((file) => !(file in ALLOWED))
    .flatMap((file) => listLiterals(file).map((literal) => `${file}: ${literal}`));
  expect(found).toEqual([]);
});

it('files that may name colours do', () => {
  expect(Object.keys(ALLOWED).filter((file) => listLiterals(file).length === 0)).toEqual([]);
});
