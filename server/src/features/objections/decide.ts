import { randomUUID } from 'node:crypto';
import type { WireDecision, WireRuling } from '@holeshot/contract/wire';
import {
  type Guid,
  listEffects,
  parseClock,
  type RaceDetails,
  type Ruling,
  type RulingEffect,
  ruleRace,
} from '@holeshot/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ApiError, notFoundError } from '../../api/api-error';
import { invalidate, type Queryable, schema } from '../../database';
import type { RaceBody } from '../../database/schema';
import type { StoredRace } from '../../events/read/race-rows';
import type { RevisedRace } from '../../events/read/races';
import type { WholeEvent } from '../../events/read/whole-event';
import { changeRow, writeCrossings } from '../../events/revise/recount-race';
import { lockRace, type RaceRef, storeRevision } from '../../events/revise/store-revision';
import { tellPilots } from './tell-pilots';

const { objections, races } = schema;

interface DecisionInput {
  event: WholeEvent;
  /** the revision that the race director saw */
  race: RevisedRace;
  /** all of the event, for what a place is worth */
  races: readonly StoredRace[];
  decision: WireDecision;
  /** who decides */
  who: string;
}

type Doubt = NonNullable<WireDecision['doubt']>;

const CHANGED = 'Somebody decided this meanwhile: look at the race again.';

function toRuling(ruling: WireRuling): Ruling {
  if (ruling.kind === 'count' || ruling.kind === 'reassign') return ruling;
  const time = parseClock(ruling.time);
  if (time === null) throw new ApiError('bad-parameter', 'Give the moment of the crossing.', 'ruling/time');
  return { ...ruling, time };
}

/** Throws `ApiError` (bad-parameter) for a ruling about a crossing or a pilot that the race lacks, or a moment outside of it. */
function checkRuling(ruling: Ruling, { pilotChannels, detections, start, end }: RevisedRace): void {
  const hasPilot = (id: Guid) => pilotChannels.some(({ pilotId }) => pilotId === id);
  if ('pilotId' in ruling && !hasPilot(ruling.pilotId))
    throw new ApiError('bad-parameter', 'This pilot is not in the race.', 'ruling/pilotId');
  if ('detectionId' in ruling && !detections.some(({ id }) => id === ruling.detectionId))
    throw new ApiError('bad-parameter', 'The race has no such crossing.', 'ruling/detectionId');
  const isInside = (time: number) => start !== null && time > start && time <= (end ?? Infinity) + 60_000;
  if ('time' in ruling && !isInside(ruling.time))
    throw new ApiError('bad-parameter', 'The moment is outside of the race.', 'ruling/time');
}

const sameOrNull = (column: PgColumn, value: string | null) =>
  value === null ? isNull(column) : eq(column, value);

const isDoubt = ({ eventId, raceId }: RaceRef, { kind, pilotId, detectionId }: Doubt) =>
  and(
    eq(objections.eventId, eventId),
    eq(objections.raceId, raceId),
    eq(objections.doubt, kind),
    sameOrNull(objections.pilotId, pilotId),
    sameOrNull(objections.detectionId, detectionId),
  );

type Closing = Pick<
  typeof objections.$inferInsert,
  'decision' | 'answer' | 'decidedBy' | 'decidedAt' | 'revision'
>;

/**
 * Stores the decision. Returns the pilot concerned. Throws `ApiError`: not-found, or conflict when it is already
 * decided.
 */
async function close(
  tx: Queryable,
  ref: RaceRef,
  { objectionId, doubt }: WireDecision,
  closing: Closing,
): Promise<Guid | null> {
  if (doubt) {
    if ((await tx.$count(objections, isDoubt(ref, doubt))) > 0) throw new ApiError('conflict', CHANGED);
    const { kind, pilotId, detectionId } = doubt;
    await tx.insert(objections).values({ ...ref, doubt: kind, pilotId, detectionId, ...closing });
    return pilotId;
  }
  const isIts = and(
    eq(objections.id, objectionId ?? 0),
    eq(objections.eventId, ref.eventId),
    eq(objections.raceId, ref.raceId),
  );
  const [row] = await tx.select().from(objections).where(isIts).for('update');
  if (!row) throw notFoundError('objection', 'objectionId');
  if (row.decision !== null) throw new ApiError('conflict', CHANGED);
  await tx.update(objections).set(closing).where(isIts);
  return row.pilotId;
}

/**
 * Decides an objection or a doubt (R168): with a ruling the race gets a revision, which deliveries of the desktop app do not
 * replace; the pilots concerned are told. Throws `ApiError`: conflict when somebody decided it or changed the race meanwhile, or
 * when the ruling changes nothing; bad-parameter and not-found for what the race lacks.
 */
export async function decide(tx: Queryable, input: DecisionInput): Promise<void> {
  const { event, race, decision, who } = input;
  const { decision: kind, reason } = decision;
  if ((decision.objectionId === null) === (decision.doubt === null))
    throw new ApiError('bad-parameter', 'Name an objection or a doubt.', 'objectionId');
  if ((kind === 'rejected') !== (decision.ruling === null))
    throw new ApiError('bad-parameter', 'A rejection changes nothing, and all else does.', 'ruling');
  const ref = { eventId: event.id, raceId: race.id };
  const body = await lockRace(tx, ref);
  const [newest] = await tx
    .select({ number: races.revision })
    .from(races)
    .where(and(eq(races.eventId, ref.eventId), eq(races.id, ref.raceId)));
  if (newest?.number !== decision.revision) throw new ApiError('conflict', CHANGED, 'revision');
  const pilotId = await close(tx, ref, decision, {
    decision: kind,
    answer: reason,
    decidedBy: who,
    decidedAt: new Date(Date.now()),
    revision: decision.ruling ? newest.number + 1 : null,
  });
  const effects = decision.ruling ? await storeRuling(tx, input, body, toRuling(decision.ruling)) : [];
  const isObjection = decision.doubt === null;
  const told = { eventId: event.id, race, decision: kind, answer: reason, pilotId, isObjection, effects };
  await tellPilots(tx, told);
  await invalidate(tx, [`event:${event.id}`]);
}

/** Stores the revision of the race. Returns its changes. */
async function storeRuling(
  tx: Queryable,
  { event, race, races: all, decision, who }: DecisionInput,
  body: RaceBody,
  ruling: Ruling,
): Promise<RulingEffect[]> {
  checkRuling(ruling, race);
  const flown = all.flatMap(({ summaries }) => summaries);
  const { race: ruled } = ruleRace({ race, event, ruling, newId: randomUUID(), flown });
  const why = `${decision.doubt ? 'doubt' : 'objection'} ${decision.decision}: ${decision.reason}`;
  const ref = { eventId: event.id, raceId: race.id };
  if (!(await storeRevision(tx, ref, writeRuling(body, race, ruled), { who, why })))
    throw new ApiError('conflict', 'This changes nothing in the race.', 'ruling');
  return listEffects(race, ruled);
}

/**
 * The files of a race after a ruling, in the desktop app's own fields: crossings, laps, and the stored results of pilots whose
 * place, DNF or points change. A pilot without a stored result still has none (R134).
 */
function writeRuling(body: RaceBody, before: RaceDetails, after: RaceDetails): RaceBody {
  const old = new Map(before.summaries.map((row) => [row.pilotId, row]));
  const changed = after.summaries.filter(({ pilotId, position, points, dnf }) => {
    const row = old.get(pilotId);
    return row?.position !== position || row.points !== points || row.dnf !== dnf;
  });
  const results = changed.reduce<Record<string, unknown>[]>(
    (rows, { pilotId, position, points, dnf }) =>
      changeRow(rows, 'Pilot', pilotId, { Position: position ?? 0, Points: points ?? 0, DNF: dnf }),
    body.results,
  );
  return { race: writeCrossings(body, after), results };
}
