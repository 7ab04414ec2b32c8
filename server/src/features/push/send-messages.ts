import { eq, inArray, sql } from 'drizzle-orm';
import { type Database, readRows, schema } from '../../database';
import { isVisible } from '../../events/read/list-events';
import type { OutgoingMessage, PushOutcome } from './post-push';

const { events, pushDevices, pushMessages } = schema;

/** Concurrent loops, and messages per batch: a slow service delays only one loop. */
const LOOPS = 4;
const TAKEN = 25;
/** After this time other processes send the messages of one that ended. */
const LEASE_SECONDS = 60;
const FIRST_RETRY_MS = 2_000;
const MAX_ATTEMPTS = 6;

export type Post = (message: OutgoingMessage) => Promise<PushOutcome>;

interface Taken extends OutgoingMessage {
  id: number;
  deviceId: number;
  attempts: number;
  isHidden: boolean;
}

/** Claims the oldest due messages, so that no other process sends them. */
async function takeMessages({ db }: Database): Promise<Taken[]> {
  return readRows<Taken & Record<string, unknown>>(
    db,
    sql`with taken as (
        update push_messages set attempts = attempts + 1, due_at = now() + ${LEASE_SECONDS} * interval '1 second'
        where id in (
          select id from push_messages where due_at <= now() order by id limit ${TAKEN} for update skip locked)
        returning *)
      select taken.id, device_id as "deviceId", attempts, payload, topic, endpoint, p256dh, auth,
        ceil(extract(epoch from expires_at - now()))::int as "ttlSeconds",
        coalesce((select not ${isVisible} from ${events} where ${events.id} = taken.event_id), false) as "isHidden"
      from taken join push_devices on push_devices.id = device_id order by taken.id`,
  );
}

/** When to retry a message; `null` for never. */
function findRetryMs({ attempts, ttlSeconds }: Taken, outcome: PushOutcome): number | null {
  if (outcome.kind !== 'later' || attempts >= MAX_ATTEMPTS) return null;
  const retryMs = outcome.retryMs ?? FIRST_RETRY_MS * 2 ** (attempts - 1);
  return retryMs < ttlSeconds * 1_000 ? retryMs : null;
}

interface Finished {
  message: Taken;
  outcome: PushOutcome;
  retryMs: number | null;
}

/** Deletes sent messages, and unsubscribed devices with their messages. */
async function finishAll({ db }: Database, finished: readonly Finished[]): Promise<void> {
  const done = finished.filter(({ retryMs }) => retryMs === null);
  const goneIds = done
    .filter(({ outcome }) => outcome.kind === 'gone')
    .map(({ message }) => message.deviceId);
  const ids = done.map(({ message }) => message.id);
  if (ids.length > 0) await db.delete(pushMessages).where(inArray(pushMessages.id, ids));
  if (goneIds.length > 0) await db.delete(pushDevices).where(inArray(pushDevices.id, goneIds));
  for (const { message, retryMs } of finished) {
    if (retryMs === null) continue;
    const dueAt = sql`now() + ${retryMs} * interval '1 millisecond'`;
    await db.update(pushMessages).set({ dueAt }).where(eq(pushMessages.id, message.id));
  }
}

export interface Sent {
  counts: Record<PushOutcome['kind'] | 'late' | 'hidden', number>;
  /** when the next attempt is due; `null` without one */
  retryMs: number | null;
}

/** Sends all messages that are due, several at a time. */
export async function sendMessages(database: Database, post: Post): Promise<Sent> {
  const counts = { taken: 0, gone: 0, refused: 0, later: 0, late: 0, hidden: 0 };
  const retries: number[] = [];
  const send = async (message: Taken): Promise<Finished> => {
    const skipped = message.isHidden ? 'hidden' : message.ttlSeconds <= 0 ? 'late' : undefined;
    const outcome: PushOutcome = skipped ? { kind: 'refused' } : await post(message);
    counts[skipped ?? outcome.kind] += 1;
    const retryMs = findRetryMs(message, outcome);
    if (retryMs !== null) retries.push(retryMs);
    return { message, outcome, retryMs };
  };
  const loop = async (): Promise<void> => {
    for (let batch = await takeMessages(database); batch.length > 0; batch = await takeMessages(database))
      await finishAll(database, await Promise.all(batch.map(send)));
  };
  await Promise.all(Array.from({ length: LOOPS }, loop));
  return { counts, retryMs: retries.length > 0 ? Math.min(...retries) : null };
}
