import * as paths from '@holeshot/contract/paths';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { lapEnd, raceEnd, raceStart } from '../../../server/src/features/live/testing/notifications';
import { buildEvent, buildGuid } from '../../../server/src/testing/build-event-folder';
import { makeBuild } from '../../../server/src/testing/make-build';
import { applyChange, change, damage } from './odd-json';

/** A request of a program that has a key. */
export interface FuzzInput {
  method: 'PUT' | 'POST' | 'DELETE';
  path: string;
  type: string;
  body: Buffer;
}

export interface FuzzKeys {
  key: string;
  secret: string;
  token: string;
}

const JSON_TYPES = [...Array<string>(18).fill('application/json'), 'text/plain', ''];

const toBytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? 'undefined');

/** A JSON body with one to three changes, sometimes damaged beyond that. */
const changed = (value: unknown, wrap = (inner: unknown): unknown => inner): fc.Arbitrary<Buffer> =>
  fc.array(change, { minLength: 1, maxLength: 3 }).chain((changes) => {
    const bytes = toBytes(wrap(changes.reduce(applyChange, value)));
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant(bytes) },
      { weight: 1, arbitrary: bytes.length > 0 ? damage(bytes) : fc.constant(bytes) },
    );
  });

const eventWith = (files: ReadonlyMap<string, string>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name.split('/').at(-1), JSON.parse(files.get(name) ?? '[]')]));

const ODD_IDS = ['x', '%00', '00000000-0000-0000-0000-000000000000', '..%2f..', 'a'.repeat(2_000)];

/** Deliveries of events and races: the files of the desktop app, changed. */
export function syncInput(): fc.Arbitrary<FuzzInput> {
  const event = buildEvent({ races: [{}, { number: 2 }, { state: 'in-progress' }], stages: [], results: [] });
  const parts = [
    { path: '', files: eventWith(event.files, ['Event.json', 'Pilots.json', 'Rounds.json']) },
    { path: '', files: eventWith(event.files, ['Stages.json', 'Results.json']) },
    ...event.raceIds.map((id) => ({
      path: `/races/${id}`,
      files: eventWith(event.files, [`${id}/Race.json`, `${id}/Result.json`]),
    })),
  ];
  const id = fc.oneof(
    { weight: 10, arbitrary: fc.constant(event.id) },
    { weight: 4, arbitrary: fc.constant('new') },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_IDS) },
  );
  const sequence = fc.oneof(
    { weight: 19, arbitrary: fc.nat(1e9) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 1.5, 2 ** 60, 'x', null) },
  );
  return fc
    .record({ id, sequence, part: fc.constantFrom(...parts), method: fc.nat(19) })
    .chain(({ id, sequence, part, method }) =>
      fc
        .record({
          body: changed(part.files, (files) => ({ sequence, files })),
          type: fc.constantFrom(...JSON_TYPES),
        })
        .map(
          (sent): FuzzInput => ({
            ...sent,
            method: method === 0 ? 'DELETE' : 'PUT',
            path: `/api/sync/events/${id === 'new' ? buildGuid() : id}${part.path}?sequence=${String(sequence)}`,
          }),
        ),
    );
}

/** Notifications of the desktop app, changed: at the club's address, and many at once by the agent. */
export function notificationInput({ secret }: FuzzKeys): fc.Arbitrary<FuzzInput> {
  const messages = [raceStart(), lapEnd('Pilot A', 0, 1.25), lapEnd('Pilot B', 2, 60.5), raceEnd(90)];
  const message = fc.constantFrom(...messages);
  const type = fc.constantFrom(...JSON_TYPES);
  const alone = fc.tuple(message.chain(changed), type).map(
    ([body, type]): FuzzInput => ({
      method: 'PUT',
      path: paths.liveNotifications.replace(':secret', secret),
      type,
      body,
    }),
  );
  const many = fc
    .array(message, { maxLength: 8 })
    .chain((notifications) => fc.tuple(changed({ notifications }), type))
    .map(([body, type]): FuzzInput => ({ method: 'PUT', path: '/api/sync/notifications', type, body }));
  return fc.oneof({ weight: 3, arbitrary: alone }, { weight: 1, arbitrary: many });
}

/** File names that would escape the folder of a build, hide in it, or are invalid. */
const ODD_NAMES = [
  '../evil',
  '/evil',
  '..\\evil',
  'a/../../evil',
  'server/../../evil',
  'C:evil',
  '\0',
  '',
  '.',
  'a//b',
  'x'.repeat(300),
];
const BOMB_BYTES = 48 * 1024 * 1024;

/** Zips of builds, damaged or with unexpected files. */
export function zipInput(): fc.Arbitrary<FuzzInput> {
  const { files, zip } = makeBuild('mf-race', 'c');
  const manifest = JSON.parse(Buffer.from(files.get('manifest.json') ?? '{}').toString()) as unknown;
  const packed = [zip(0), zip(9)];
  const bomb = Buffer.from(zipSync({ 'entry.js': new Uint8Array(BOMB_BYTES) }, { level: 9 }));
  const withFiles = (more: Record<string, Uint8Array>) =>
    Buffer.from(zipSync({ ...Object.fromEntries(files), ...more }, { level: 0 }));
  const body = fc.oneof(
    { weight: 120, arbitrary: fc.constantFrom(...packed).chain(damage) },
    { weight: 60, arbitrary: changed(manifest).map((text) => withFiles({ 'manifest.json': text })) },
    {
      weight: 30,
      arbitrary: fc.constantFrom(...ODD_NAMES).map((name) => withFiles({ [name]: Buffer.from('evil') })),
    },
    { weight: 10, arbitrary: fc.uint8Array({ maxLength: 4_000 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constant(bomb) },
  );
  return body.map(
    (bytes): FuzzInput => ({
      method: 'POST',
      path: '/api/deploy/mf-race/builds',
      type: 'application/zip',
      body: bytes,
    }),
  );
}
