import type { WirePushDevice } from '@holeshot/contract/wire';
import type { Guid, Told } from '@holeshot/domain';
import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '../../api/api-error';
import { lockKey, type Queryable, schema } from '../../database';
import { MAX_WATCHES } from '../../growth/bounds';

const { pushDevices, pushWatches } = schema;

/** More pilots and events than anybody follows at a time. */
const MAX_WATCHES_OF_DEVICE = 50;

interface WatchInput {
  device: WirePushDevice;
  eventId: Guid;
  pilotId: Guid;
  ahead: number;
  /** `null` for a visitor */
  userId: number | null;
  told: Told | null;
}

/** Stores a device's subscription. Throws `ApiError` (conflict) when the event or the device has too many. */
export async function storeWatch(tx: Queryable, input: WatchInput): Promise<void> {
  const { device, eventId, pilotId, ahead, userId, told } = input;
  await lockKey(tx, `watches ${eventId}`);
  const { endpoint, keys } = device;
  const row = { ...keys, userId };
  const [stored] = await tx
    .insert(pushDevices)
    .values({ endpoint, ...row })
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: row })
    .returning({ id: pushDevices.id });
  const deviceId = stored?.id ?? 0;
  await tx
    .insert(pushWatches)
    .values({ deviceId, eventId, pilotId, ahead, told })
    .onConflictDoUpdate({
      target: [pushWatches.deviceId, pushWatches.eventId, pushWatches.pilotId],
      set: { ahead, told },
    });
  const [ofEvent, ofDevice] = [
    await tx.$count(pushWatches, eq(pushWatches.eventId, eventId)),
    await tx.$count(pushWatches, eq(pushWatches.deviceId, deviceId)),
  ];
  if (ofEvent > MAX_WATCHES || ofDevice > MAX_WATCHES_OF_DEVICE)
    throw new ApiError('conflict', 'There are too many of these already.');
}

/** Removes a device's subscription to a pilot, and the device after its last one. */
export async function removeWatch(
  tx: Queryable,
  { endpoint, eventId, pilotId }: { endpoint: string; eventId: Guid; pilotId: Guid },
): Promise<void> {
  const [device] = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.endpoint, endpoint))
    .for('update');
  if (!device) return;
  const isOfDevice = eq(pushWatches.deviceId, device.id);
  await tx
    .delete(pushWatches)
    .where(and(isOfDevice, eq(pushWatches.eventId, eventId), eq(pushWatches.pilotId, pilotId)));
  if ((await tx.$count(pushWatches, isOfDevice)) === 0)
    await tx.delete(pushDevices).where(eq(pushDevices.id, device.id));
}

/** The events with subscriptions. */
export async function listWatchedEvents(db: Queryable): Promise<Guid[]> {
  const rows = await db.selectDistinct({ eventId: pushWatches.eventId }).from(pushWatches);
  return rows.map(({ eventId }) => eventId);
}

/** Removes all subscriptions to an event, and devices without others. */
export async function removeWatchesOfEvent(tx: Queryable, eventId: Guid): Promise<void> {
  await tx.delete(pushWatches).where(eq(pushWatches.eventId, eventId));
  // messages about the event may still be queued
  await tx
    .delete(pushDevices)
    .where(
      sql`${pushDevices.id} not in (select device_id from push_watches union select device_id from push_messages)`,
    );
}
