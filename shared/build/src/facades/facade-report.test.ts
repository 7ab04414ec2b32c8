import { findVersionFault, reportFacade } from './facade-report';

const FILES: Record<string, string> = {
  'shared/client/src/index': `export * from './queries';\nexport { open as openClient, type Options } from './open';`,
  'shared/client/src/queries': `import { type Query } from './query';
import type * as React from 'react';
export declare const clubsQuery: () => Query<import("@holeshot/domain").Club[]>;
export declare function View(props: { query: Query<string> }): React.JSX.Element;
export interface Unused { text: string; }`,
  'shared/client/src/query': 'export interface Query<T> { key: string; value?: T; }',
  'shared/client/src/open': `export interface Options { retries: number; }
export declare function open(options: Options): void;
declare const hidden: string;`,
  'shared/domain/src/index': `export * from './model';`,
  'shared/domain/src/model': `export interface Club extends ClubRef { zone: Zone; }
export interface ClubRef { id: number; }
export type Zone = string;
export interface Race { id: string; }`,
};
const EXPORTS = ['View', 'clubsQuery', 'openClient'];

function report(changes: Record<string, [from: string, to: string]> = {}) {
  const files = Object.entries(FILES).map(([file, text]): [string, string] => {
    const [from, to] = changes[file] ?? ['', ''];
    return [file, text.replace(from, to)];
  });
  const source = {
    name: '@holeshot/client',
    version: '1.2.3',
    entry: 'shared/client/src/index',
    exports: EXPORTS,
  };
  return reportFacade(source, new Map(files));
}

/** The exports whose record differs after a change of a file. */
function changedBy(file: string, from: string, to: string): string[] {
  const before = report().record.exports;
  const after = report({ [file]: [from, to] }).record.exports;
  return EXPORTS.filter((name) => before[name] !== after[name]);
}

describe('reportFacade', () => {
  it('has the declaration of each export, and the types that they use, however far away', () => {
    const headings = report().text.match(/^###? .*$/gm);
    expect(headings).toEqual([
      '## Exports',
      '### View',
      '### clubsQuery',
      '### openClient',
      '## Types that they use',
      '### Options (shared/client/src/open)',
      '### Query (shared/client/src/query)',
      '### Club (shared/domain/src/model)',
      '### ClubRef (shared/domain/src/model)',
      '### Zone (shared/domain/src/model)',
    ]);
    expect(report().text).toContain('declare function open(options: Options): void;');
  });

  it.each([
    [
      'a signature',
      'shared/client/src/open',
      'open(options: Options)',
      'open(options?: Options)',
      ['openClient'],
    ],
    [
      'a type that an export names',
      'shared/client/src/open',
      'retries: number',
      'retries: string',
      ['openClient'],
    ],
    ['a type of another folder', 'shared/domain/src/model', 'Zone = string', 'Zone = number', ['clubsQuery']],
    [
      'a type that several use',
      'shared/client/src/query',
      'key: string',
      'key: number',
      ['View', 'clubsQuery'],
    ],
    ['a type that no export uses', 'shared/domain/src/model', 'Race { id: string', 'Race { id: number', []],
    ['what a file keeps for itself', 'shared/client/src/open', 'hidden: string', 'hidden: number', []],
    ['how a declaration is written', 'shared/client/src/query', 'key: string;', 'key:    string,', []],
  ])('a change of %s changes the record of exports that use it', (_title, file, from, to, expected) => {
    expect(FILES[file]).toContain(from);
    expect(changedBy(file, from, to)).toEqual(expected);
  });
});

describe('the version of a facade', () => {
  const before = { version: '1.2.3', exports: { a: '1', b: '2' } };
  it.each([
    ['accepts no change', { version: '1.2.3', exports: { a: '1', b: '2' } }, undefined],
    [
      'must be the next major for a removed export',
      { version: '1.3.0', exports: { a: '1' } },
      'lost b: set the version of its package to 2.0.0',
    ],
    ['accepts a removed export in the next major', { version: '2.0.0', exports: { a: '1' } }, undefined],
    [
      'must be the next minor for a new export',
      { version: '1.2.4', exports: { a: '1', b: '2', c: '3' } },
      'gained c: set the version of its package to 1.3.0',
    ],
    [
      'must be the next minor for a changed export',
      { version: '1.2.4', exports: { a: '1', b: '3' } },
      'changed b: set the version of its package to 1.3.0',
    ],
    [
      'accepts a new export in the next minor',
      { version: '1.3.0', exports: { a: '1', b: '2', c: '3' } },
      undefined,
    ],
    [
      'names all changes',
      { version: '1.2.3', exports: { a: '9', c: '3' } },
      'lost b, gained c, changed a: set the version of its package to 2.0.0',
    ],
  ])('%s', (_title, now, expected) => {
    const fault = findVersionFault('@holeshot/client', before, now);
    if (expected === undefined) expect(fault).toBeUndefined();
    else expect(fault).toContain(expected);
  });
});
