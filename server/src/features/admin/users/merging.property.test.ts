import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { schema } from '../../../database';
import { buildEvent } from '../../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { mergePeople } from './actions';
import { digestPlan } from './describe-merge';
import { planMerge } from './plan-merge';

const { clubMembers, clubs, events, formerHandles, notices, pilotClaims, registrations, users } = schema;

const PLACES = 4;
const NOW = Date.UTC(2026, 10, 22);

let api: TestApp;
let clubIds: number[];
let eventIds: string[];

beforeAll(async () => {
  api = await createTestApp();
  const { db } = api.database;
  await db.insert(users).values([{ handle: 'First' }, { handle: 'Admin' }]);
  const names = Array.from({ length: PLACES }, (_, index) => ({ name: `Club ${index}` }));
  clubIds = (await db.insert(clubs).values(names).returning()).map(({ id }) => id);
  const built = names.map(() =>
    buildEvent({ event: { Start: '2999/01/01 9:00:00' }, races: [], rounds: [] }),
  );
  for (const event of built) await api.add(event);
  eventIds = built.map(({ id }) => id);
  // nobody moves up from the waiting list
  await db.update(events).set({ canRegister: true, capacity: 0 });
});
afterAll(() => api.close());

const perPlace = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: PLACES, maxLength: PLACES });

const account = fc.record({
  entries: perPlace(fc.constantFrom(null, 'registered' as const, 'waiting' as const)),
  roles: perPlace(fc.constantFrom(null, 'member' as const, 'admin' as const)),
  claims: perPlace(fc.nat(2)),
  notices: fc.nat(3),
  hasHandle: fc.boolean(),
});
type Account = typeof account extends fc.Arbitrary<infer T> ? T : never;

async function createPerson({ entries, roles, claims, notices: told, hasHandle }: Account) {
  const { db } = api.database;
  const handle = hasHandle ? randomUUID() : null;
  const [user] = await db.insert(users).values({ handle }).returning();
  const userId = user?.id ?? 0;
  for (const [index, eventId] of eventIds.entries()) {
    const [status, role, claimed] = [entries[index], roles[index], claims[index] ?? 0];
    if (status) await db.insert(registrations).values({ eventId, userId, status, note: `${userId}` });
    if (role) await db.insert(clubMembers).values({ clubId: clubIds[index] ?? 0, userId, role });
    for (let times = 0; times < claimed; times += 1)
      await db.insert(pilotClaims).values({ eventId, userId, pilotId: randomUUID() });
  }
  for (let times = 0; times < told; times += 1) await db.insert(notices).values({ userId, text: 'Hello' });
  return { id: userId, handle };
}

const higher = <T extends string>(one: T | null, two: T | null, first: T): T | null =>
  one === first || two === first ? first : (one ?? two);

test('a merge loses nothing, whatever the two people have', async () => {
  await fc.assert(
    fc.asyncProperty(account, account, async (gone, kept) => {
      const { database } = api;
      const { db } = database;
      const [from, into] = [await createPerson(gone), await createPerson(kept)];
      const digest = digestPlan(await planMerge(db, { fromId: from.id, intoId: into.id }));
      const ids = { adminId: 2, userId: into.id, fromId: from.id, digest, nowMs: NOW };
      expect(await database.transaction((tx) => mergePeople(tx, ids))).toMatchObject({ kind: 'done' });

      const entries = await db.select().from(registrations).where(eq(registrations.userId, into.id));
      const members = await db.select().from(clubMembers).where(eq(clubMembers.userId, into.id));
      for (const [index, eventId] of eventIds.entries()) {
        const [own, other] = [gone.entries[index] ?? null, kept.entries[index] ?? null];
        const entry = entries.find((row) => row.eventId === eventId);
        expect(entry?.status ?? null).toBe(higher(own, other, 'registered'));
        const notes = [own && `${from.id}`, other && `${into.id}`].filter(Boolean).sort();
        expect(entry?.note.split('\n').sort() ?? []).toEqual(notes);
        const role = higher(gone.roles[index] ?? null, kept.roles[index] ?? null, 'admin');
        expect(members.find(({ clubId }) => clubId === clubIds[index])?.role ?? null).toBe(role);
      }
      const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
      expect(await db.$count(pilotClaims, eq(pilotClaims.userId, into.id))).toBe(
        sum([...gone.claims, ...kept.claims]),
      );
      expect(await db.$count(notices, eq(notices.userId, into.id))).toBe(gone.notices + kept.notices);
      const [user] = await db.select().from(users).where(eq(users.id, into.id)).orderBy(asc(users.id));
      expect(user?.handle ?? null).toBe(into.handle ?? from.handle);
      const former = await db.select().from(formerHandles).where(eq(formerHandles.userId, into.id));
      expect(former.map(({ handle }) => handle)).toEqual(into.handle && from.handle ? [from.handle] : []);
      expect(await db.$count(users, eq(users.id, from.id))).toBe(0);
    }),
    { numRuns: 25 },
  );
});
