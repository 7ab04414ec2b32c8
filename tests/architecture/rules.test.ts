import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSources, root } from './import-graph';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const listComments = (source: string): string[] => source.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm) ?? [];

/** Rules are cited in plain text; `R1` in backticks is a channel or a round. */
const listCitations = (comment: string): number[] =>
  [...comment.replace(/`[^`]*`/g, '').matchAll(/\bR(\d+)\b/g)].map((match) => Number(match[1]));

const comments = listSources().flatMap((file) =>
  listComments(read(file)).map((comment) => ({ file, comment })),
);
const rules = [...read('docs/rules.md').matchAll(/^- \*\*R(\d+)\*\* /gm)].map((match) => Number(match[1]));

describe('the rules of docs/rules.md', () => {
  it('are numbered from 1, each number once', () => {
    const numbers = [...rules].sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('include every rule that a comment cites', () => {
    const unknownRules = comments.flatMap(({ file, comment }) =>
      listCitations(comment)
        .filter((rule) => !rules.includes(rule))
        .map((rule) => `${file}: R${rule}`),
    );
    expect(unknownRules).toEqual([]);
  });

  it('are cited instead of documents outside the project', () => {
    const outsideCitations = comments.filter(({ comment }) =>
      /\bsection \d|specification section|domain notes/i.test(comment),
    );
    expect(outsideCitations).toEqual([]);
  });

  it('are cited by comments of the domain', () => {
    const citedRules = comments
      .filter(({ file }) => file.startsWith('shared/domain'))
      .flatMap(({ comment }) => listCitations(comment));
    expect(new Set(citedRules).size).toBeGreaterThan(20);
  });
});

it('tests that are skipped say what they need: testWith and describeWith of tests/jest/needing.ts', () => {
  const bare = listSources().filter((file) => /\b(test|it|describe)\.(skip|todo)\b/.test(read(file)));
  expect(bare).toEqual(['tests/jest/needing.ts']);
});

it('the balancer in docs/running.md repeats no request that writes', () => {
  const [, config = ''] = /```\n(defaults[\s\S]*?)```/.exec(read('docs/running.md')) ?? [];
  expect(config).toContain('retry-on conn-failure');
  expect(config).toMatch(/^ +http-request disable-l7-retry unless METH_GET$/m);
});

it('a transaction reads past the caches, which could wait for its connection', () => {
  const waiting = listSources().filter((file) => /\(\s*tx,\s*(\w+\.)?(c|readC)ache\b/.test(read(file)));
  expect(waiting).toEqual([]);
});
