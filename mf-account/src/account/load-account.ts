import {
  type Account,
  accountQuery,
  eventQuery,
  mapSettled,
  propertiesQuery,
  type Settled,
  sessionQuery,
} from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { PageArgs } from '@holeshot/platform';
import { type PropertyRow, toPropertyRows } from './property-rows';

export type AccountData =
  /** the provider sent the visitor back with a code */
  | { kind: 'signing-in'; code: string; state: string }
  /** the provider sent the visitor back without one */
  | { kind: 'not-signed-in'; isByVisitor: boolean }
  /** the site printed this address, with a setup code, when it started */
  | { kind: 'setting-up'; setupCode: string }
  | { kind: 'signed-out' }
  | {
      kind: 'account';
      properties: Settled<PropertyRow[]>;
      account: Settled<Account>;
      /** the event that the person wanted to register for before the login */
      wantedEvent: { id: string; name: string } | null;
    };

/** Loads the signed-in person's account, bypassing the cache. Properties and account may fail independently. */
export async function loadAccount({ client, url, nowMs }: PageArgs): Promise<AccountData> {
  const { searchParams } = url;
  const [code, error] = [searchParams.get('code'), searchParams.get('error')];
  if (code) return { kind: 'signing-in', code, state: searchParams.get('state') ?? '' };
  if (error) return { kind: 'not-signed-in', isByVisitor: error === 'access_denied' };
  const setupCode = searchParams.get('setup');
  if (setupCode) return { kind: 'setting-up', setupCode };
  const { user } = await client.get(sessionQuery());
  if (!user) return { kind: 'signed-out' };
  const eventId = searchParams.get('event');
  const [properties, account, event] = await Promise.all([
    client.settle(propertiesQuery(paths.accountProperties), { cache: false }),
    client.settle(accountQuery(), { cache: false }),
    eventId ? client.settle(eventQuery(eventId)) : null,
  ]);
  // the session has ended since the page loaded it
  if (!account.ok && account.failure.status === 401) return { kind: 'signed-out' };
  return {
    kind: 'account',
    properties: mapSettled(properties, (list) => toPropertyRows(list, nowMs)),
    account,
    wantedEvent: event?.ok ? { id: event.value.id, name: event.value.name } : null,
  };
}
