import { REMOTE_NAMES } from '@holeshot/contract';
import { parseCommand as parse } from './parse-command';

const parseCommand = (args: string[]) => parse(args, REMOTE_NAMES);

describe('parseCommand', () => {
  it('compiles all remotes when none is named, else those that are', () => {
    expect(parseCommand([])).toEqual({ remotes: [...REMOTE_NAMES] });
    expect(parseCommand(['mf-race', 'mf-public'])).toEqual({ remotes: ['mf-public', 'mf-race'] });
  });

  it('takes one remote with a site', () => {
    expect(parseCommand(['mf-race', '--site', 'https://races.example/events'])).toEqual({
      remotes: ['mf-race'],
      site: 'https://races.example',
    });
  });

  it.each([
    ['an unknown remote', ['mf-rase'], 'There is no remote mf-rase'],
    ['a site without a remote', ['--site', 'https://races.example'], 'name the one remote'],
    [
      'a site with two remotes',
      ['mf-race', 'mf-public', '--site', 'https://a.example'],
      'name the one remote',
    ],
    ['a site that is no address', ['mf-race', '--site', 'races.example'], 'races.example'],
    ['an unknown option', ['mf-race', '--sit', 'x'], '--sit'],
  ])('refuses %s', (_title, args, message) => {
    expect(() => parseCommand(args)).toThrow(message);
  });
});
