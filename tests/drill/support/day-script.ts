import type { Random } from '../../../server/src/demo/random';
import { recountRace } from '../../../server/src/events/revise/recount-race';
import type { DaySender, Sent } from './day-sender';
import { type DayRace, PART_NAMES, type RaceFiles, type RacingDay } from './racing-day';

/** A step that sends something. Steps of one `line` run in sequence. */
export interface DayStep {
  /** when, in races since the start of the day */
  at: number;
  line: string;
  run(sender: DaySender): Promise<unknown>;
}

/** The steps of a day, and the final files of each race. */
export interface DayScript {
  steps: DayStep[];
  /** run after all others, for the race that is in progress at the end */
  lastSteps: DayStep[];
  finals: Map<string, RaceFiles>;
  /** what happens to each race, in words */
  fates: Map<string, string>;
}

const NOTIFICATIONS = 'notifications';
const EVENT = 'event';
const MAX_RELAYED = 40;

/** The changes of races; the others are only flown. */
const FATES = [
  'corrected',
  'corrected',
  'kept off, left',
  'kept off, discarded',
  'kept off, taken',
  'restored',
  'restored',
  'removed',
  'removed and back',
  'removed and restored',
  'not valid',
  'not valid and back',
  'cancelled, flown again',
  'cancelled, flown again',
  'without notifications',
  'end not notified',
  'notified late',
  'notified by the app',
] as const;
type Fate = (typeof FATES)[number] | 'flown';

const withRace = (files: RaceFiles, values: object): RaceFiles => ({
  ...files,
  'Race.json': files['Race.json'].map((race) => ({ ...race, ...values })),
});

/** A correction of a race: the form's values, and the resulting files. */
function correct(files: RaceFiles): { values: Record<string, unknown>; files: RaceFiles } {
  const [result] = files['Result.json'];
  const detections = (files['Race.json'][0]?.Detections ?? []) as Record<string, unknown>[];
  const crossing = detections.find(({ Valid, IsLapEnd, LapNumber }) => Valid && IsLapEnd && LapNumber === 2);
  const [race = {}] = files['Race.json'];
  const counted = crossing ? [[String(crossing.ID), false] as const] : [];
  const corrected = recountRace({ race, results: files['Result.json'] }, counted, 'Holeshot');
  return {
    values: {
      ...(result && { [`Points-${result.Pilot}`]: 77 }),
      ...(crossing && { [`Detection-${crossing.ID}`]: false }),
    },
    files: {
      'Race.json': [corrected],
      'Result.json': files['Result.json'].map((row) => (row === result ? { ...row, Points: 77 } : row)),
    },
  };
}

/** The start and the first crossings of a race that is cancelled, half an hour before it is flown again. */
function listCancelled({ messages }: Pick<DayRace, 'messages'>): Record<string, unknown>[] {
  const earlier = (value: unknown) => new Date(Date.parse(String(value)) - 1_800_000).toISOString();
  const first = messages.slice(0, 8).map((message) => ({
    ...message,
    ts: earlier(message.ts),
    ...(message.actualStart !== undefined && { actualStart: earlier(message.actualStart) }),
    ...(message.detectionId !== undefined && {
      detectionId: `c${String(message.detectionId).slice(1)}`,
    }),
  }));
  return [...first, { ...first[0], type: 'RaceCancelled' }];
}

/** Returns the final content of a race, and the deliveries and the manager's actions after its end that lead to it. */
function listAfterwards(fate: Fate, { id, ended, final }: DayRace): [RaceFiles, DayStep['run'][]] {
  let revision = 0;
  const deliver =
    (files: RaceFiles, expected?: 'conflict'): DayStep['run'] =>
    async (sender) => {
      revision = await sender.deliverRace(id, files, expected);
    };
  const restore: DayStep['run'] = (sender) => sender.restore(id, revision);
  const remove: DayStep['run'] = (sender) => sender.removeRace(id);
  const save =
    (files: RaceFiles): DayStep['run'] =>
    (sender) =>
      sender.correct(id, correct(files).values);
  const notValid = (files: RaceFiles) => withRace(files, { Valid: false });
  const keepOff = [deliver(ended), save(ended), deliver(final, 'conflict')];
  switch (fate) {
    case 'corrected':
      return [correct(final).files, [deliver(ended), deliver(final), save(final)]];
    case 'kept off, left':
      return [correct(ended).files, keepOff];
    case 'kept off, discarded':
      return [correct(ended).files, [...keepOff, (sender) => sender.decide(id, 'discard')]];
    case 'kept off, taken':
      return [final, [...keepOff, (sender) => sender.decide(id, 'take')]];
    case 'restored':
      return [final, [deliver(final), save(final), restore]];
    case 'removed':
      return [notValid(final), [deliver(ended), deliver(final), remove]];
    case 'removed and back':
      return [final, [deliver(final), remove, deliver(final)]];
    case 'removed and restored':
      return [final, [deliver(final), remove, restore]];
    case 'not valid':
      return [notValid(final), [deliver(ended), deliver(notValid(final))]];
    case 'not valid and back':
      return [final, [deliver(notValid(final)), deliver(final)]];
    default:
      return [final, [deliver(ended), deliver(final)]];
  }
}

/** Groups the notifications of a race into requests. */
function listNotifications(random: Random, fate: Fate, race: Pick<DayRace, 'messages'>): DayStep['run'][] {
  if (fate === 'without notifications') return [];
  if (fate === 'notified by the app')
    return race.messages.map((message) => (sender) => sender.notify(message));
  const messages = [
    ...(fate === 'cancelled, flown again' ? listCancelled(race) : []),
    ...(fate === 'end not notified' ? race.messages.slice(0, -1) : race.messages),
  ];
  const requests: DayStep['run'][] = [];
  for (let start = 0; start < messages.length; ) {
    const part = messages.slice(start, start + random.whole(4, MAX_RELAYED));
    start += part.length;
    requests.push((sender) => sender.relay(part));
    // sent again, as after a lost response
    if (random.chance(0.15)) requests.push((sender) => sender.relay(part));
  }
  return requests;
}

/** Writes the script of a day, whose order `random` determines. */
export function writeDayScript(random: Random, day: RacingDay): DayScript {
  const count = day.races.length;
  const finals = new Map<string, RaceFiles>();
  const fateById = new Map<string, string>();
  const steps: DayStep[] = [];
  const lastSteps: DayStep[] = [];
  const add = (at: number, line: string, run: DayStep['run']) => steps.push({ at, line, run });
  const others = Array.from({ length: Math.max(0, count - 1 - FATES.length) }, (): Fate => 'flown');
  // a short day has only some fates
  const fates = [
    ...random.shuffle([...random.shuffle<Fate>(FATES).slice(0, count - 1), ...others]),
    'flown' as const,
  ];

  add(-3, EVENT, (sender) => sender.deliverPart('Event.json', day.parts['Event.json'][0] ?? []));
  for (const name of PART_NAMES) {
    const [first, ...later] = day.parts[name];
    if (name !== 'Event.json') add(-2, EVENT, (sender) => sender.deliverPart(name, first ?? []));
    const moments = later.map(() => random.between(0, count)).sort((a, b) => a - b);
    for (const [index, rows] of later.entries())
      add(moments[index] ?? 0, EVENT, (sender) => sender.deliverPart(name, rows));
  }
  const removedAt = count * 0.3;
  add(removedAt, EVENT, (sender) => sender.removeEvent());
  const lastEvent = () => day.parts['Event.json'].at(-1) ?? [];
  add(removedAt + 0.01, EVENT, (sender) => sender.deliverPart('Event.json', lastEvent()));

  for (const [index, race] of day.races.entries()) {
    const isLast = index === count - 1;
    const fate = fates[index] ?? 'flown';
    const [final, afterwards] = listAfterwards(fate, race);
    finals.set(race.id, final);
    fateById.set(race.id, fate);
    const drawnAt = Math.max(-1, index - random.between(2, 9));
    add(drawnAt, race.id, (sender) => sender.deliverRace(race.id, race.waiting));
    // the last race stays in progress for a while
    const half = isLast ? Math.floor(race.messages.length / 2) : race.messages.length;
    const requests = listNotifications(random, fate, { messages: race.messages.slice(0, half) });
    const delay = fate === 'notified late' ? 3 : 0;
    for (const [at, run] of requests.entries()) add(index + delay + at / requests.length, NOTIFICATIONS, run);
    for (const run of listNotifications(random, fate, { messages: race.messages.slice(half) }))
      lastSteps.push({ at: index, line: NOTIFICATIONS, run });
    if (random.chance(0.3) && !isLast)
      add(index + random.between(0.2, 0.8), race.id, (sender) => sender.deliverRace(race.id, race.flying));
    let at = index + 1;
    for (const run of afterwards) {
      if (isLast) lastSteps.push({ at, line: race.id, run });
      else add(at, race.id, run);
      at += random.chance(0.3) ? random.between(0, 9) : random.between(0, 0.5);
    }
  }
  for (let repeat = 0; repeat < count; repeat += 1)
    add(random.between(2, count), `repeat ${repeat}`, (sender) => repeatOld(random, sender));
  steps.sort((a, b) => a.at - b.at);
  return { steps, lastSteps, finals, fates: fateById };
}

/** The subject of a delivery: a race, or a file of the event. */
function getPart({ path, body }: Sent): string {
  const [withoutQuery = ''] = path.split('?');
  if (withoutQuery.includes('/races/')) return withoutQuery;
  const { files = {} } = (body ?? {}) as { files?: object };
  return Object.keys(files)[0] ?? 'Event.json';
}

/** Sends a delivery again after a newer one of the same files was accepted. */
async function repeatOld(random: Random, sender: DaySender): Promise<void> {
  const newest = new Map(sender.sent.map((sent) => [getPart(sent), sent]));
  const old = sender.sent.filter((sent) => newest.get(getPart(sent)) !== sent);
  const [first, ...rest] = old;
  if (first) await sender.repeat(random.pick([first, ...rest]));
}
