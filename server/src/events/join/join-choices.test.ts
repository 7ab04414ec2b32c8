import fc from 'fast-check';
import { type JoinableEvent, listJoinChoices, matchNames } from './join-choices';

const DAY = Date.UTC(2026, 10, 28);
const build = (id: string, values: Partial<JoinableEvent> = {}): JoinableEvent => ({
  id,
  name: id,
  startMs: DAY,
  partHashes: {},
  hasRaces: false,
  removedAt: null,
  joinedTo: null,
  ...values,
});
const fromApp = (id: string, values: Partial<JoinableEvent> = {}) =>
  build(id, { partHashes: { event: 'a' }, hasRaces: true, ...values });
const list = (...events: JoinableEvent[]) =>
  listJoinChoices(events).map(({ site, choices }) => [site.id, choices.map(({ id }) => id)]);

test.each<[string, JoinableEvent[], unknown]>([
  [
    'an event of the same day',
    [build('site', { startMs: DAY + 34_200_000 }), fromApp('app')],
    [['site', ['app']]],
  ],
  ['two of them', [build('site'), fromApp('a'), fromApp('b')], [['site', ['a', 'b']]]],
  ['none of the day before', [build('site'), fromApp('app', { startMs: DAY - 1 })], [['site', []]]],
  ['none whose folder is gone', [build('site'), fromApp('app', { removedAt: new Date() })], [['site', []]]],
  ['none that is joined', [build('a', { joinedTo: 'app' }), build('b'), fromApp('app')], [['b', []]]],
  ['nothing for an event with races', [build('site', { hasRaces: true }), fromApp('app')], []],
  ['nothing for an event without a start', [build('site', { startMs: null }), fromApp('app')], []],
])('an event of the site may be one with %s', (_name, events, choices) => {
  expect(list(...events)).toEqual(choices);
});

test('each name is in one list, whatever its case', () => {
  const name = fc.constantFrom('Vee', 'VEE ', 'Kestrel', 'kestrel', 'Twig Snap', 'Zoë');
  fc.assert(
    fc.property(fc.array(name), fc.array(name), (registered, inApp) => {
      const { matched, onlyRegistered, onlyInApp } = matchNames(registered, inApp);
      expect([...matched, ...onlyRegistered].sort()).toEqual([...registered].sort());
      const lower = (names: string[]) => new Set(names.map((one) => one.trim().toLowerCase()));
      expect(lower([...matched, ...onlyInApp])).toEqual(lower(inApp));
      expect([...lower(matched)].filter((one) => lower(onlyInApp).has(one))).toEqual([]);
    }),
  );
});
