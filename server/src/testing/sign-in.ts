import { cookieName, SESSION_COOKIE } from '../api/site-cookies';
import type { schema } from '../database';
import { schema as tables } from '../database';
import { createSession } from '../people/session-store';
import { openBrowser, type TestBrowser } from './browser';
import type { TestApp } from './test-app';

/** A person with a signed-in browser. */
export interface SignedInPerson extends TestBrowser {
  id: number;
}

/** Creates a person and signs them in, without a provider. A pilot with the Pilot tier by default. */
export async function signInAs(
  { app, database, origin }: TestApp,
  values: Partial<typeof schema.users.$inferInsert> = {},
): Promise<SignedInPerson> {
  const [user] = await database.db
    .insert(tables.users)
    .values({ tier: 'Pilot', ...values })
    .returning();
  const id = user?.id ?? 0;
  const browser = openBrowser(app);
  const token = await database.transaction((tx) => createSession(tx, id));
  browser.cookies.set(cookieName({ siteOrigin: origin }, SESSION_COOKIE), token);
  return { id, ...browser };
}

/** Creates a manager of the test's club, with the Club tier, and signs them in. */
export async function signInManager(
  api: TestApp,
  values: Partial<typeof schema.users.$inferInsert> = {},
): Promise<SignedInPerson> {
  const manager = await signInAs(api, { tier: 'Club', ...values });
  await api.database.db
    .insert(tables.clubMembers)
    .values({ clubId: api.clubId, userId: manager.id, role: 'admin' });
  return manager;
}
