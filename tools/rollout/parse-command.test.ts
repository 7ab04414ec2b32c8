import { UsageError } from '../site/run-command';
import { parseRegistry, parseRollout } from './parse-command';

const SITE = ['--site', 'https://races.example.org/', '--token', 'hsp_x'];
const access = { site: 'https://races.example.org', token: 'hsp_x' };
const build = 'a'.repeat(16);

it.each<[string[], object]>([
  [['mf-race', 'start', '--build', build], { action: 'start', buildId: build, why: 'start by command' }],
  [
    [
      'shell',
      'start',
      '--build',
      build,
      '--steps',
      '0.5,100',
      '--minutes',
      '10',
      '--staff',
      '--clubs',
      '3,4',
    ],
    {
      action: 'start',
      steps: [
        { weight: 50, bakeMinutes: 10 },
        { weight: 10_000, bakeMinutes: 10 },
      ],
      cohort: { staff: true, clubIds: [3, 4], userIds: [] },
    },
  ],
  [['mf-race', 'advance'], { action: 'advance' }],
  [['mf-race', 'lower', '--weight', '5'], { action: 'lower', weight: 500 }],
  [
    ['mf-race', 'start', '--build', build, '--again', '--why', 'fixed by the API'],
    { action: 'start', buildId: build, again: true, why: 'fixed by the API' },
  ],
  [
    ['mf-race', 'advance', '--weight', '12.5', '--why', 'all well'],
    { action: 'advance', weight: 1_250, why: 'all well' },
  ],
  [['mf-race', 'rollback', '--build', build], { action: 'rollback', buildId: build }],
])('npm run rollout -- %p', (args, action) => {
  expect(parseRollout([...args, ...SITE], {})).toMatchObject({ ...access, name: args[0], action });
});

it.each([
  [['race', 'start'], 'Say what to roll out'],
  [['mf-race', 'explode'], 'Say what to do'],
  [['mf-race', 'start'], 'Say which build'],
  [['mf-race', 'rollback'], 'Say which build'],
  [['mf-race', 'start', '--build', build, '--again'], 'Say why'],
  [['mf-race', 'start', '--build', build, '--steps', '1,200'], '200 is no share'],
  [['mf-race', 'start', '--build', build, '--clubs', 'home'], 'home is no id of a club'],
  [['mf-race', 'lower'], 'is no share'],
  [['mf-race', 'advance', '50'], '50 belongs to no option'],
  [['mf-race', 'promote', '--build', build], 'promote takes no --build'],
  [['mf-race', 'start', '--build', build, '--weight', '5'], 'start takes no --weight'],
  [['mf-race', 'advance', '--weight', '0.001'], '0.001 is no share'],
])('npm run rollout -- %p says what is wrong', (args, message) => {
  expect(() => parseRollout([...args, ...SITE], {})).toThrow(UsageError);
  expect(() => parseRollout([...args, ...SITE], {})).toThrow(message);
});

it('a site and a token are needed; the token may be a variable', () => {
  expect(() => parseRollout(['mf-race', 'pause'], {})).toThrow('Say which site');
  expect(() => parseRollout(['mf-race', 'pause', '--site', access.site], {})).toThrow('Give a publish token');
  const parsed = parseRollout(['mf-race', 'pause', '--site', access.site], { HOLESHOT_TOKEN: 'hsp_y' });
  expect(parsed.token).toBe('hsp_y');
});

it('npm run registry shows, and explains for a visitor', () => {
  expect(parseRegistry(['show', ...SITE], {})).toEqual({ ...access, task: 'show' });
  const visitor = '0'.repeat(32);
  expect(parseRegistry(['explain', '--visitor', visitor, ...SITE], {})).toMatchObject({
    task: 'explain',
    visitor,
  });
  expect(() => parseRegistry(['explain', ...SITE], {})).toThrow('Say for whom');
});
