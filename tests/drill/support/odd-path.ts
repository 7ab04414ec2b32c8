import { PUBLIC_CALLS } from '@holeshot/contract/wire';
import fc from 'fast-check';
import { AREAS, NUMBERS, ODD_SEGMENTS } from './odd-words';

/** Real ids of the demo season, so that some requests get far. */
export interface KnownIds {
  events: readonly string[];
  races: readonly string[];
  pilots: readonly string[];
}

export const anyText = fc.string({ unit: 'binary', maxLength: 12 });

/** A part of an address. */
export const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ODD_SEGMENTS) },
  { weight: 3, arbitrary: anyText.map(encodeURIComponent) },
  { weight: 1, arbitrary: anyText },
);
const long = fc.integer({ min: 1, max: 9_000 }).map((length) => `/${'a'.repeat(length)}`);
const weird = fc
  .tuple(
    fc.constantFrom(...AREAS),
    fc.array(segment, { maxLength: 4 }),
    fc.constantFrom('/', '//', '\\', '/./'),
  )
  .map(([area, segments, separator]) => `/${[area, ...segments].join(separator)}`);

/** A call of the API with params that are right, nearly right or odd. */
function apiPath({ events, races, pilots }: KnownIds): fc.Arbitrary<string> {
  const ids = fc.constantFrom(...events, ...races, ...pilots, '00000000-0000-0000-0000-000000000000');
  const broken = fc
    .tuple(ids, fc.nat(35), fc.constantFrom('', 'g', '%00', '-', 'A'))
    .map(([id, at, put]) => id.slice(0, at) + put + id.slice(at + 1));
  const filter = fc
    .array(
      fc.tuple(
        fc.constantFrom('q', 'club', 'type', 'year', 'sort', 'order', 'page', 'rows', 'x', '__proto__'),
        fc.oneof(segment, fc.constantFrom(...NUMBERS, 'name', 'desc', 'Race')),
      ),
      { maxLength: 5 },
    )
    .map((pairs) => encodeURIComponent(pairs.map(([key, value]) => `${key}=${value}`).join('&')));
  const param = fc.oneof(
    ids,
    broken,
    segment,
    filter,
    fc.constantFrom(...NUMBERS, 'all', '2026-05-15_19:30:00'),
  );
  const mostly = (...values: readonly string[]) =>
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: param });
  const params = fc.record({
    eventId: mostly(...events),
    raceId: mostly(...races),
    pilotId: mostly(...pilots),
    clubId: mostly('1', '2', '3'),
    filter: fc.oneof(filter, param),
    other: param,
  });
  const paths = Object.values(PUBLIC_CALLS).map(({ path }) => path);
  return fc
    .tuple(fc.constantFrom(...paths), params)
    .map(([path, { other, ...values }]) =>
      path.replaceAll(/:(\w+)/g, (_, name: string) =>
        name in values ? values[name as keyof typeof values] : other,
      ),
    );
}

function pagePath({ events, races, pilots }: KnownIds): fc.Arbitrary<string> {
  const [event, race, pilot] = [
    fc.constantFrom(...events),
    fc.constantFrom(...races),
    fc.constantFrom(...pilots),
  ];
  return fc
    .tuple(event, race, pilot, segment, fc.constantFrom('', 'race', 'pilot', 'og', 'tab', 'calendar'))
    .map(([eventId, raceId, pilotId, odd, kind]) => {
      if (kind === 'race') return `/event/${eventId}/race/${raceId}${odd}`;
      if (kind === 'pilot') return `/event/${eventId}/pilot/${pilotId}/${odd}`;
      if (kind === 'og') return `/og/event/${eventId}/race/${odd}.png`;
      if (kind === 'tab') return `/event/${eventId}?tab=${odd}`;
      if (kind === 'calendar') return `/club/${odd}/calendar.ics`;
      return `/event/${eventId}/${odd}`;
    });
}

/** The path of a request: an API call, a page, a file, or an unknown path. */
export const oddPath = (ids: KnownIds): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: apiPath(ids) },
    { weight: 5, arbitrary: weird },
    { weight: 3, arbitrary: pagePath(ids) },
    { weight: 1, arbitrary: long },
  );

export const oddQuery = fc
  .array(fc.tuple(fc.oneof(segment, fc.constantFrom('tab', 'q', 'page', 'part', 'sort', 'rows')), segment), {
    maxLength: 4,
  })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`));
