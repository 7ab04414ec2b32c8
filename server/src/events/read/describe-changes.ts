import {
  countText,
  type Detection,
  formatSeconds,
  type Guid,
  groupBy,
  ordinal,
  type RaceResult,
} from '@holeshot/domain';
import type { RaceBody } from '../../database/schema';
import { parseBody, type RaceContent } from './race-facts';
import type { WholeEvent } from './whole-event';

/** The name of a pilot by id. */
export type GetName = (pilotId: Guid) => string;

/** The names of an event's pilots. */
export const getNames = ({ pilots }: Pick<WholeEvent, 'pilots'>): GetName => {
  const names = new Map(pilots.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? 'an unknown pilot';
};

const lapName = (lapNumber: number): string => (lapNumber === 0 ? 'The holeshot' : `Lap ${lapNumber}`);

const crossing = ({ lapNumber, pilotId }: Detection, getName: GetName): string =>
  `${lapName(lapNumber)} of ${pilotId ? getName(pilotId) : 'an unknown pilot'}`;

/** The length of each lap that counts, by pilot and number. */
function listLaps({
  laps,
  detections,
}: RaceContent): Map<string, { text: string; seconds: number; pilotId: Guid }> {
  const valid = new Map(detections.filter(({ valid: counts }) => counts).map((one) => [one.id, one]));
  return new Map(
    laps.flatMap(({ detectionId, lapNumber, lengthSeconds: seconds }) => {
      const pilotId = valid.get(detectionId)?.pilotId;
      return pilotId
        ? [[`${pilotId} ${lapNumber}`, { text: lapName(lapNumber), seconds, pilotId }] as const]
        : [];
    }),
  );
}

/** The laps with another length, old and new; added and removed laps are described by their crossings. */
function describeLaps(before: RaceContent, after: RaceContent, getName: GetName): string[] {
  const old = listLaps(before);
  return [...listLaps(after)].flatMap(([key, { text, seconds, pilotId }]) => {
    const [was, is] = [formatSeconds(old.get(key)?.seconds ?? null), formatSeconds(seconds)];
    return old.has(key) && was !== is ? [`${text} of ${getName(pilotId)}: ${is} (was ${was}).`] : [];
  });
}

function describePilots(before: RaceContent, after: RaceContent, getName: GetName): string[] {
  const listIds = ({ race }: RaceContent) => race.pilotChannels.map(({ pilotId }) => pilotId);
  const [old, current] = [new Set(listIds(before)), new Set(listIds(after))];
  return [
    ...[...current].filter((id) => !old.has(id)).map((id) => `${getName(id)} is in the race.`),
    ...[...old].filter((id) => !current.has(id)).map((id) => `${getName(id)} is not in the race any more.`),
  ];
}

/** `1 crossing of Vee`, by pilot. */
function countCrossings(crossings: readonly Detection[], getName: GetName, what: string): string[] {
  return [...groupBy(crossings, ({ pilotId }) => pilotId)].map(([pilotId, { length }]) => {
    return `${countText(length, 'crossing')} of ${pilotId ? getName(pilotId) : 'an unknown pilot'} ${what}.`;
  });
}

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
  getName: GetName,
): string[] {
  const old = new Map(before.map((result) => [result.pilotId, result]));
  const changed = after.flatMap((result) => {
    const previous = old.get(result.pilotId);
    if (!previous) return [`${getName(result.pilotId)}: ${placeText(result)}, without a result before.`];
    const texts = describeResult(previous, result);
    return texts.length > 0 ? [`${getName(result.pilotId)}: ${texts.join(', ')}.`] : [];
  });
  const afterIds = new Set(after.map(({ pilotId }) => pilotId));
  const removed = before.filter(({ pilotId }) => !afterIds.has(pilotId));
  return [...changed, ...removed.map(({ pilotId }) => `${getName(pilotId)}: the result was removed.`)];
}

function describeDetections(
  before: readonly Detection[],
  after: readonly Detection[],
  getName: GetName,
): string[] {
  const old = new Map(before.map((detection) => [detection.id, detection]));
  const flipped = after.flatMap((detection) => {
    const previous = old.get(detection.id);
    if (!previous || previous.valid === detection.valid) return [];
    // with the number that it has while it counts: a ruling may number the crossings anew
    const counted = detection.valid ? detection : previous;
    return [`${crossing(counted, getName)} ${detection.valid ? 'counts again' : 'no longer counts'}.`];
  });
  const ids = new Set(after.map(({ id }) => id));
  return [
    ...flipped,
    ...countCrossings(
      after.filter(({ id }) => !old.has(id)),
      getName,
      'added',
    ),
    ...countCrossings(
      before.filter(({ id }) => !ids.has(id)),
      getName,
      'removed',
    ),
  ];
}

/**
 * Says in sentences how one revision of a race differs from another, with old and new: results, crossings that count, laps,
 * pilots, target laps, start and end. Empty when a visitor would see no difference.
 */
export function describeChanges(before: RaceBody, after: RaceBody, getName: GetName): string[] {
  const [old, current] = [parseBody(before), parseBody(after)];
  const facts = [];
  if (old.race.targetLaps !== current.race.targetLaps)
    facts.push(`The target is ${current.race.targetLaps} laps (was ${old.race.targetLaps}).`);
  if (old.race.start !== current.race.start) facts.push('The start changed.');
  if (old.race.totalPausedSeconds !== current.race.totalPausedSeconds) facts.push('The pauses changed.');
  if (old.race.bracket !== current.race.bracket)
    facts.push(`The bracket is ${current.race.bracket} (was ${old.race.bracket}).`);
  if (old.race.end !== current.race.end)
    facts.push(old.race.end === null ? 'The race ended.' : 'The end changed.');
  if (old.valid !== current.valid)
    facts.push(current.valid ? 'The race counts again.' : 'The race no longer counts.');
  return [
    ...facts,
    ...describePilots(old, current, getName),
    ...describeResults(old.results, current.results, getName),
    ...describeDetections(old.detections, current.detections, getName),
    ...describeLaps(old, current, getName),
  ];
}
