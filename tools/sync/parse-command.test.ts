import { join } from 'node:path';
import { UsageError } from '../site/run-command';
import { parseCommand } from './parse-command';

const parse = (...args: string[]) => parseCommand(args, {});
const complete = ['/race/events', '--site', 'https://races.example.org/', '--key', 'hsk_a'];

test('reads folder, site, key and the folder of the state', () => {
  expect(parse(...complete)).toMatchObject({
    folder: '/race/events',
    site: 'https://races.example.org',
    key: 'hsk_a',
  });
  expect(parse(...complete).stateFolder).toMatch(/\.holeshot-sync$/);
  expect(parse(...complete, '--state', '/else').stateFolder).toBe('/else');
});

test('reads the port for notifications, which has a default and can be off', () => {
  expect(parse(...complete, '--notify', '9900').notifyPort).toBe(9900);
  expect(parse(...complete).notifyPort).toBe(8899);
  expect(parse(...complete, '--notify', 'off').notifyPort).toBeUndefined();
});

test('takes the event to join from its id or the address of its page', () => {
  const id = '6d351129-0000-4000-8000-00000000000A';
  for (const text of [id, `https://races.example.org/event/${id}?tab=pilots`])
    expect(parse(...complete, '--event', text).siteEventId).toBe(id.toLowerCase());
  expect(parse(...complete).siteEventId).toBeUndefined();
});

test('takes missing settings from the setup of an earlier start', () => {
  const setup = { folder: '/race/events', site: 'https://races.example.org', key: 'hsk_a' };
  expect(parseCommand([], {}, setup)).toMatchObject(setup);
  expect(parseCommand(['/other', '--key', 'hsk_b'], {}, setup)).toMatchObject({
    ...setup,
    folder: '/other',
    key: 'hsk_b',
  });
});

test('takes the key from the environment', () => {
  const args = ['/race/events', '--site', 'https://races.example.org'];
  expect(parseCommand(args, { HOLESHOT_KEY: 'hsk_b' }).key).toBe('hsk_b');
});

test.each([
  ['no folder', complete.slice(1)],
  ['two folders', ['/other', ...complete]],
  ['no site', ['/race/events', '--key', 'hsk_a']],
  ['a site that is no address', ['/race/events', '--key', 'hsk_a', '--site', 'example.org']],
  ['a site that is a file', ['/race/events', '--key', 'hsk_a', '--site', 'file:///etc']],
  ['no key', ['/race/events', '--site', 'https://races.example.org']],
  ['a port that is none', [...complete, '--notify', 'live']],
  ['a port that does not exist', [...complete, '--notify', '70000']],
  ['an event that is none', [...complete, '--event', 'winter']],
  ['a state inside the events folder', [...complete, '--state', join('/race/events', 'state')]],
  ['a state in the events folder itself', [...complete, '--state', '/race/events']],
])('does not accept %s', (_name, args) => {
  expect(() => parseCommand(args, {})).toThrow(UsageError);
});
