import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSetup } from './open-setup';
import { cleanPath, findEventsFolder, parseLine, saveSetup } from './setup';
import { findNamesFolder, namesFile, writeNames } from './write-names';

const LINK = { site: 'https://races.example.org', key: 'hsk_a-b_C' };

test.each([
  ['https://races.example.org hsk_a-b_C', LINK],
  ['  hsk_a-b_C   https://races.example.org/manageClub  ', LINK],
  ['--site "https://races.example.org" --key "hsk_a-b_C"', LINK],
  ['http://localhost:3000 hsk_x', { site: 'http://localhost:3000', key: 'hsk_x' }],
  ['https://races.example.org', undefined],
  ['hsk_a races.example.org', undefined],
  ['', undefined],
])('the line "%s" gives %j', (line, link) => expect(parseLine(line)).toEqual(link));

test.each<[NodeJS.Platform, string, string]>([
  ['darwin', '/Users/a/FPV\\ Trackside/events ', '/Users/a/FPV Trackside/events'],
  ['darwin', "'/Users/a/events'", '/Users/a/events'],
  ['linux', '/home/a/events', '/home/a/events'],
  ['win32', '"C:\\Users\\a b\\events"', 'C:\\Users\\a b\\events'],
])('on %s %s is the folder %s', (platform, text, path) => expect(cleanPath(text, platform)).toBe(path));

describe('with the folders of the app', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'holeshot-setup-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('its events are found where it puts them on Windows and Mac', () => {
    const windows = join(root, 'FPVTrackside', 'events');
    const mac = join(root, 'Library', 'Application Support', 'FPVTrackside', 'events');
    const environment = { LOCALAPPDATA: root, HOME: root };
    expect(findEventsFolder('win32', environment)).toBeUndefined();
    for (const folder of [windows, mac]) mkdirSync(folder, { recursive: true });
    expect(findEventsFolder('win32', environment)).toBe(windows);
    expect(findEventsFolder('darwin', environment)).toBe(mac);
    expect(findEventsFolder('linux', environment)).toBeUndefined();
    expect(findEventsFolder('win32', {})).toBeUndefined();
  });

  test('names are written beside the events folder, whichever folder the agent was given', () => {
    const event = join(root, 'events', '6d351129-0000-4000-8000-000000000001');
    mkdirSync(join(event, 'Event.json'), { recursive: true });
    for (const folder of [root, join(root, 'events'), event]) expect(findNamesFolder(folder)).toBe(root);
    expect(namesFile('../../etc/passwd')).toBe('Pilots of .._.._etc_passwd.txt');
  });

  test('Ctrl+C ends a start that waits for an answer', async () => {
    jest.spyOn(console, 'log').mockReturnValue();
    const ending = new AbortController();
    const opened = openSetup(join(root, 'holeshot-sync.json'), ending.signal);
    ending.abort();
    await expect(opened).rejects.toBe(ending.signal.reason);
  });

  test('after a rejected key the agent asks for a new line, not for the folder again, also when it is started anew', async () => {
    const file = join(root, 'holeshot-sync.json');
    saveSetup(file, { folder: root });
    const said = jest.spyOn(console, 'log').mockReturnValue();
    said.mockClear();
    const ending = new AbortController();
    const opened = openSetup(file, ending.signal);
    expect(said.mock.calls.flat()).toEqual([
      `The events are in ${root}`,
      'Paste the line that Link to application shows, and press Enter:',
    ]);
    ending.abort();
    await expect(opened).rejects.toBe(ending.signal.reason);
  });

  test('events of one name have a file of names each, the first of them the plain one', async () => {
    const upcoming = ['Club night', 'club night'].map((name, index) => ({ eventId: `event-${index}`, name }));
    const listRegistrations = async (eventId: string) => ({
      kind: 'done' as const,
      value: [{ name: `pilot of ${eventId}`, status: 'registered' as const, note: '' }],
    });
    const files = [join(root, 'Pilots of Club night.txt'), join(root, 'Pilots of club night (2).txt')];
    expect(await writeNames(root, upcoming, { listRegistrations })).toEqual(files);
    const texts = files.map((file) => readFileSync(file, 'utf8'));
    expect(texts).toEqual(['pilot of event-0\n', 'pilot of event-1\n']);
    expect(await writeNames(root, upcoming, { listRegistrations })).toEqual([]);
  });
});
