import { hash } from 'node:crypto';
import { myDayHref } from '@holeshot/contract';
import type { WirePushMessage } from '@holeshot/contract/wire';
import {
  type FieldRace,
  fromInstantMs,
  type Guid,
  isDayOver,
  listFieldRaces,
  listPilotRaces,
  type News,
  newsText,
  type Told,
  whatToTell,
} from '@holeshot/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { ApiError } from '../../api/api-error';
import type { ReadCache } from '../../cache/versioned-cache';
import { type Database, type Queryable, schema } from '../../database';
import { type FieldDay, readFieldDay } from '../../events/read/field-day';
import { removeWatchesOfEvent } from './watch-store';

const { pushDevices, pushMessages, pushWatches } = schema;

/** A later message is useless. */
export const MESSAGE_MS = 600_000;
/** As many characters as a topic may have (RFC 8030). */
const TOPIC_CHARACTERS = 32;

type Watch = typeof pushWatches.$inferSelect;
type Message = typeof pushMessages.$inferInsert;

/** Data that was read after the rows were locked, so it includes the messages of other processes. */
function createOwnCache(): ReadCache {
  const values = new Map<string, Promise<unknown>>();
  return {
    get<T extends object>(key: string, _scopes: unknown, read: () => Promise<T>) {
      const value = (values.get(key) as Promise<T> | undefined) ?? read();
      values.set(key, value);
      return value;
    },
  };
}

/**
 * Finds news of an event, and stores a message for each subscribed device in the transaction that marks it as sent.
 * Returns how many. Concurrent processes send nothing twice, because they lock the rows before they read the state.
 */
export async function tellEvent(database: Database, eventId: Guid, nowMs: number): Promise<number> {
  return database.transaction(async (tx) => {
    const watches = await lockWatches(tx, eventId);
    if (watches.length === 0) return 0;
    const day = await findFieldDay(tx, eventId);
    // it may be shown again
    if (!day) return 0;
    const isOver = isDayOver(day.event, day.races, nowMs);
    // races left unflown overnight are no news; an event closed by a manager is
    const messages = !isOver || day.event.isClosed ? await tellWatches(tx, day, { watches, nowMs }) : 0;
    if (isOver) await removeWatchesOfEvent(tx, eventId);
    return messages;
  });
}

/**
 * Locks the subscriptions to an event, and first their devices, as those who delete them do: otherwise one could wait for
 * the other for ever. Leaves out those that are locked.
 */
async function lockWatches(tx: Queryable, eventId: Guid): Promise<Watch[]> {
  const isOfEvent = eq(pushWatches.eventId, eventId);
  const devices = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(
      inArray(pushDevices.id, tx.select({ id: pushWatches.deviceId }).from(pushWatches).where(isOfEvent)),
    )
    .for('key share', { skipLocked: true });
  const ids = devices.map(({ id }) => id);
  return tx
    .select()
    .from(pushWatches)
    .where(and(isOfEvent, inArray(pushWatches.deviceId, ids)))
    .for('update', { skipLocked: true });
}

/** Undefined for an event that is not visible. */
const findFieldDay = (tx: Queryable, eventId: Guid): Promise<FieldDay | undefined> =>
  readFieldDay(tx, createOwnCache(), eventId).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });

interface TellInput {
  watches: readonly Watch[];
  nowMs: number;
}

async function tellWatches(tx: Queryable, day: FieldDay, { watches, nowMs }: TellInput): Promise<number> {
  const { event, races } = day;
  const nowLocal = fromInstantMs(nowMs, event.timeZone);
  const ahead: FieldRace[] = event.isClosed ? [] : listFieldRaces({ ...day, nowLocal });
  const messages: Message[] = [];
  const changed: { device_id: number; pilot_id: Guid; told: Told | null }[] = [];
  for (const { deviceId, pilotId, ahead: count, told: before } of watches) {
    const own = listPilotRaces(ahead, pilotId);
    const { news, told } = whatToTell(before, { races, own, ahead: count });
    messages.push(...news.map((one) => toMessage(one, { day, deviceId, pilotId, nowMs })));
    if (JSON.stringify(told) !== JSON.stringify(before))
      changed.push({ device_id: deviceId, pilot_id: pilotId, told });
  }
  if (changed.length > 0) await storeTold(tx, event.id, changed);
  if (messages.length > 0) await tx.insert(pushMessages).values(messages);
  return messages.length;
}

const storeTold = (tx: Queryable, eventId: Guid, rows: readonly object[]): Promise<unknown> =>
  tx
    .update(pushWatches)
    .set({ told: sql`changed.told` })
    .from(
      sql`json_to_recordset(${JSON.stringify(rows)}::json) as changed (device_id int, pilot_id uuid, told json)`,
    )
    .where(
      and(
        eq(pushWatches.eventId, eventId),
        sql`${pushWatches.deviceId} = changed.device_id and ${pushWatches.pilotId} = changed.pilot_id`,
      ),
    );

interface MessageInput {
  day: FieldDay;
  deviceId: number;
  pilotId: Guid;
  nowMs: number;
}

function toMessage(
  news: News,
  { day: { event, channels }, deviceId, pilotId, nowMs }: MessageInput,
): Message {
  const pilotName = event.pilots.find(({ id }) => id === pilotId)?.name ?? '';
  const tag = `${news.raceId}.${pilotId}`;
  const message: WirePushMessage = {
    ...newsText(news, { channels, pilotName }),
    href: myDayHref({ eventId: event.id, pilotId }),
    tag,
  };
  return {
    deviceId,
    eventId: event.id,
    payload: JSON.stringify(message),
    topic: hash('sha256', tag, 'base64url').slice(0, TOPIC_CHARACTERS),
    expiresAt: new Date(nowMs + MESSAGE_MS),
  };
}
