import { MAX_QUESTIONS, type WireQuestion } from '@holeshot/contract/wire';
import {
  formatClock,
  fromInstantMs,
  hasResultState,
  type LocalMs,
  officialFrom,
  parseClock,
  toInstantMs,
} from '@holeshot/domain';
import { ApiError, notFoundError } from '../../api/api-error';
import { invalidate, lockKey, type Queryable, schema } from '../../database';
import type { RevisedRace } from '../../events/read/races';
import type { WholeEvent } from '../../events/read/whole-event';
import { isQuestionOf } from './read-objections';
import { requirePilot } from './require-pilot';

const { objections } = schema;

/** How much later a timely question may arrive: fields have gaps in their network (R165). */
const LATE_MS = 60 * 60_000;
/** A crossing may be a little after the end of a race. */
const AFTER_END_MS = 60_000;

interface QuestionInput {
  event: WholeEvent;
  race: RevisedRace;
  question: WireQuestion;
  userId: number | null;
  /** whether the request had the event's code */
  hasCode: boolean;
}

/** When the question was asked, on the event's clock. Throws `ApiError` (conflict) outside the time for objections. */
function getAskedAt({ event, race, question }: QuestionInput, nowMs: number): LocalMs {
  const { timeZone, officialAt } = event;
  const declaredAt = officialAt && fromInstantMs(officialAt.getTime(), timeZone);
  const closes = officialFrom(race, declaredAt);
  if (closes === null || race.end === null) throw new ApiError('conflict', 'This race has not ended.');
  if (!hasResultState(race) || race.objectionMinutes === 0)
    throw new ApiError('conflict', 'There are no objections to the results of this race.');
  const now = fromInstantMs(nowMs, timeZone);
  const askedLocal = fromInstantMs(Date.parse(question.askedAt), timeZone);
  const isInTime = Math.min(askedLocal, now) < closes && now < closes + LATE_MS;
  if (!isInTime)
    throw new ApiError('conflict', `The time for objections ended at ${formatClock(closes)}.`, 'askedAt');
  return Math.min(Math.max(askedLocal, race.end), now);
}

function checkLap({ race, question }: QuestionInput): LocalMs | null {
  const { pilotId, detectionId, reason } = question;
  if (!race.pilotChannels.some((seat) => seat.pilotId === pilotId)) throw notFoundError('pilot', 'pilotId');
  const isOwn = race.detections.some((one) => one.id === detectionId && one.pilotId === pilotId);
  if (detectionId !== null && !isOwn)
    throw new ApiError('bad-parameter', 'detectionId is not a crossing of this pilot.', 'detectionId');
  if (detectionId === null && reason !== 'missing')
    throw new ApiError('bad-parameter', 'Choose the lap.', 'detectionId');
  if (question.time === null) return null;
  const time = parseClock(question.time);
  const { start, end } = race;
  if (time === null || start === null || end === null || time <= start || time > end + AFTER_END_MS)
    throw new ApiError('bad-parameter', 'The moment is outside of the race.', 'time');
  return time;
}

/**
 * Stores the question of a pilot about a lap (R165). Throws `ApiError`: conflict outside the time for objections and for a second
 * open question, forbidden for other people, bad-parameter and not-found for a lap that is not the pilot's.
 */
export async function questionLap(tx: Queryable, input: QuestionInput): Promise<void> {
  const { event, race, question, userId, hasCode } = input;
  const time = checkLap(input);
  const askedAt = getAskedAt(input, Date.now());
  const { pilotId, detectionId, reason, words, code } = question;
  await requirePilot(tx, { eventId: event.id, pilotId, userId, code, hasCode });
  const ref = { eventId: event.id, raceId: race.id, pilotId };
  await lockKey(tx, `questions ${ref.eventId} ${ref.raceId} ${pilotId}`);
  if ((await tx.$count(objections, isQuestionOf(ref))) >= MAX_QUESTIONS)
    throw new ApiError('conflict', `This race has been questioned ${MAX_QUESTIONS} times already.`);
  const lap = race.laps.find((one) => one.detectionId === detectionId);
  const row = {
    ...ref,
    detectionId,
    reason,
    words,
    timeMs: time,
    userId,
    lapNumber: lap?.lapNumber ?? null,
    lapSeconds: lap?.lengthSeconds ?? null,
    askedAt: new Date(toInstantMs(askedAt, event.timeZone)),
  };
  const inserted = await tx
    .insert(objections)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: objections.id });
  if (inserted.length === 0)
    throw new ApiError('conflict', 'This race is questioned already: wait for the answer.');
  await invalidate(tx, [`event:${event.id}`]);
}
