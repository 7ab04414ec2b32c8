import webPush, { type VapidKeys } from 'web-push';
import { getSiteKey } from '../../builds/registry/site-key';
import type { Database } from '../../database';

/**
 * The keys with which push services recognise this site, the same in all its processes. They are created at the first
 * start and never change: with new ones, all browsers would have to subscribe again.
 */
export async function getVapidKeys(database: Pick<Database, 'db'>): Promise<VapidKeys> {
  const text = await getSiteKey(database, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse(text) as VapidKeys;
}
