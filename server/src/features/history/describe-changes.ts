import { type Detection, type Guid, ordinal, type RaceResult } from '@holeshot/domain';
import type { RaceBody } from '../../database/schema';
import { parseRace, parseResults } from '../../importing/parse/parse-race';

/** Stands in for the event: what is read here does not depend on it. */
const NO_OWNER = { eventId: '', raceId: '', timingLocation: 'Holeshot' as const };

/** A stored revision as race, laps, crossings and results; its faults were reported when it was delivered. */
export const parseBody = ({ race, results }: RaceBody) => ({
  ...parseRace(race, NO_OWNER, () => undefined),
  results: parseResults(results, () => undefined),
});

/** The name of a pilot by id. */
export type NameOf = (pilotId: Guid) => string;

const crossing = ({ lapNumber, pilotId }: Detection, nameOf: NameOf): string =>
  `${lapNumber === 0 ? 'The holeshot' : `Lap ${lapNumber}`} of ${pilotId ? nameOf(pilotId) : 'an unknown pilot'}`;

/** `1st`, `DNF`, `no position` */
export const placeText = ({ dnf, position }: Pick<RaceResult, 'dnf' | 'position'>): string =>
  dnf ? 'DNF' : ordinal(position) || 'no position';

/** How one result differs, without the pilot's name. */
function describeResult(before: RaceResult, after: RaceResult): string[] {
  const texts = [];
  if (placeText(before) !== placeText(after)) texts.push(`${placeText(after)} (was ${placeText(before)})`);
  if (before.points !== after.points) texts.push(`${after.points} points (was ${before.points})`);
  return texts;
}

function describeResults(
  before: readonly RaceResult[],
  after: readonly RaceResult[],
  nameOf: NameOf,
): string[] {
  const old = new Map(before.map((result) => [result.pilotId, result]));
  const changed = after.flatMap((result) => {
    const previous = old.get(result.pilotId);
    if (!previous) return [`${nameOf(result.pilotId)}: ${placeText(result)}, without a result before.`];
    const texts = describeResult(previous, result);
    return texts.length > 0 ? [`${nameOf(result.pilotId)}: ${texts.join(', ')}.`] : [];
  });
  const kept = new Set(after.map(({ pilotId }) => pilotId));
  const removed = before.filter(({ pilotId }) => !kept.has(pilotId));
  return [...changed, ...removed.map(({ pilotId }) => `${nameOf(pilotId)}: the result was removed.`)];
}

function describeDetections(
  before: readonly Detection[],
  after: readonly Detection[],
  nameOf: NameOf,
): string[] {
  const old = new Map(before.map((detection) => [detection.id, detection]));
  const flipped = after.flatMap((detection) => {
    const previous = old.get(detection.id);
    if (!previous || previous.valid === detection.valid) return [];
    return [`${crossing(detection, nameOf)} ${detection.valid ? 'counts again' : 'no longer counts'}.`];
  });
  const added = after.filter(({ id }) => !old.has(id)).length;
  const ids = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !ids.has(id)).length;
  const count = (number: number, what: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? 'crossing' : 'crossings'} ${what}.`];
  return [...flipped, ...count(added, 'added'), ...count(removed, 'removed')];
}

/**
 * Says in sentences how one revision of a race differs from the one before: results, crossings that count, target laps,
 * start and end. Empty when a visitor would see no difference.
 */
export function describeChanges(before: RaceBody, after: RaceBody, nameOf: NameOf): string[] {
  const [old, current] = [parseBody(before), parseBody(after)];
  const facts = [];
  if (old.race.targetLaps !== current.race.targetLaps)
    facts.push(`The target is ${current.race.targetLaps} laps (was ${old.race.targetLaps}).`);
  if (old.race.start !== current.race.start) facts.push('The start changed.');
  if (old.race.end !== current.race.end)
    facts.push(old.race.end === null ? 'The race ended.' : 'The end changed.');
  if (old.valid !== current.valid)
    facts.push(current.valid ? 'The race counts again.' : 'The race no longer counts.');
  return [
    ...facts,
    ...describeResults(old.results, current.results, nameOf),
    ...describeDetections(old.detections, current.detections, nameOf),
  ];
}
