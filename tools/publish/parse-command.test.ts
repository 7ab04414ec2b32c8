import { SLOT_NAMES } from '@holeshot/contract';
import { parseCommand as parse } from './parse-command';

const parseCommand = (args: string[], environment: NodeJS.ProcessEnv) => parse(args, environment, SLOT_NAMES);
const site = 'https://races.example';

describe('parseCommand', () => {
  it('reads name, site and token, and the token from the environment', () => {
    const expected = { name: 'mf-race', site, token: 'hsp_a' };
    expect(parseCommand(['mf-race', '--site', `${site}/events`, '--token', 'hsp_a'], {})).toEqual(expected);
    expect(parseCommand(['mf-race', '--site', site], { HOLESHOT_TOKEN: 'hsp_a' })).toEqual(expected);
    expect(parseCommand(['mf-race', '--site', site, '--token', 'hsp_a', '--skip-smoke'], {})).toEqual({
      ...expected,
      skipsSmoke: true,
    });
    expect(parseCommand(['shell', '--site', site, '--token', 'x'], {}).name).toBe('shell');
  });

  it.each([
    ['no name', [], 'Say what to publish'],
    ['two names', ['mf-race', 'mf-public'], 'Say what to publish'],
    ['an unknown name', ['mf-x'], 'There is no mf-x'],
    ['no site', ['mf-race', '--token', 'x'], '--site'],
    ['a site that is no address', ['mf-race', '--site', 'races.example', '--token', 'x'], 'races.example'],
    ['no token', ['mf-race', '--site', site], 'HOLESHOT_TOKEN'],
    ['an unknown option', ['mf-race', '--force'], '--force'],
  ])('refuses %s', (_title, args, message) => {
    expect(() => parseCommand(args, {})).toThrow(message);
  });
});
