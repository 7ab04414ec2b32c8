import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { schema } from '../database';
import { deleteDueAccounts } from '../features/account/delete-accounts';
import { signInAs } from '../testing/sign-in';
import { createTestApp, type TestApp } from '../testing/test-app';
import { type FakeS3, startFakeS3 } from './testing/fake-s3';
import { PICTURE_COLUMNS, sweepPictures } from './unused-pictures';

const HOUR_MS = 3_600_000;
const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-unused-'));

let s3: FakeS3;
let onDisk: TestApp;
let inBucket: TestApp;
beforeAll(async () => {
  s3 = await startFakeS3();
  onDisk = await createTestApp({ files: { folder } });
  inBucket = await createTestApp({ files: { folder, s3: s3.settings } });
});
afterAll(async () => {
  await Promise.all([onDisk.close(), inBucket.close(), s3.close()]);
  rmSync(folder, { recursive: true, force: true });
});

let drawn = 0;
/** A picture that no other test has. */
function draw(): Promise<Buffer> {
  drawn += 1;
  const background = { r: drawn * 10, g: 255 - drawn * 10, b: 99 };
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}
const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

async function newPerson(api: TestApp, values: Partial<typeof schema.users.$inferInsert> = {}) {
  const person = await signInAs(api, values);
  const savePhoto = (PhotoUrl: string) =>
    person.request({ method: 'POST', url: '/api/pilot/account', payload: { PhotoUrl } });
  const photo = async () => {
    const rows = await api.database.db.select().from(schema.users).where(eq(schema.users.id, person.id));
    return rows[0]?.photoUrl ?? '';
  };
  return { ...person, savePhoto, photo };
}

test('every column with a picture is among those that name one', () => {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const columns = tables.flatMap((table) => getTableConfig(table).columns);
  const pictures = columns.filter(({ name }) => /(photo|logo|banner|thumb|picture|image)_url$/.test(name));
  expect(new Set(PICTURE_COLUMNS)).toEqual(new Set(pictures));
});

describe.each([
  ['a folder', () => onDisk],
  ['a bucket', () => inBucket],
])('pictures in %s', (_case, open) => {
  const getStatus = async (url: string) => (await open().app.inject(url)).statusCode;

  test('a photo that was removed or replaced is gone at once, unless another person has the same', async () => {
    const [first, second] = [await newPerson(open()), await newPerson(open())];
    const png = dataUrl(await draw());
    await first.savePhoto(png);
    await second.savePhoto(png);
    const shared = await first.photo();
    expect([await second.photo(), await getStatus(shared)]).toEqual([shared, 200]);
    await first.savePhoto('');
    expect(await getStatus(shared)).toBe(200);
    await second.savePhoto(dataUrl(await draw()));
    expect(await getStatus(shared)).toBe(404);
    const own = await second.photo();
    await second.savePhoto(dataUrl(await draw()));
    expect([await getStatus(own), await getStatus(await second.photo())]).toEqual([404, 200]);
  });

  test('the pictures of a deleted account go with it', async () => {
    const api = open();
    const copy = await api.app.pictures.store({ bytes: await draw(), folder: 'people' });
    const nowMs = Date.now();
    const person = await newPerson(api, {
      deletionAt: new Date(nowMs - 1),
      patreonMemberThumbUrl: copy,
    });
    await person.savePhoto(dataUrl(await draw()));
    const photo = await person.photo();
    expect(await deleteDueAccounts(api.app, nowMs)).toBe(1);
    expect([await getStatus(photo), await getStatus(copy)]).toEqual([404, 404]);
  });

  test('a logo that was replaced is gone at once', async () => {
    const api = open();
    const admin = await newPerson(api, { tier: 'Club', managedClubId: api.clubId });
    await api.database.db
      .insert(schema.clubMembers)
      .values({ clubId: api.clubId, userId: admin.id, role: 'admin' });
    const save = (Logo: string) =>
      admin.request({ method: 'POST', url: `/api/club/club/id/${api.clubId}`, payload: { Logo } });
    const logo = async () => (await api.database.db.select().from(schema.clubs))[0]?.logoUrl ?? '';
    expect((await save(dataUrl(await draw()))).body).toBe('');
    const first = await logo();
    await save(dataUrl(await draw()));
    expect([await getStatus(first), await getStatus(await logo())]).toEqual([404, 200]);
  });

  test('the sweep removes what no row names and was stored an hour ago, and nothing else', async () => {
    const api = open();
    const { database, app } = api;
    const store = async (to: 'people' | 'events') => app.pictures.store({ bytes: await draw(), folder: to });
    const [unused, fresh, named, restorable] = [
      await store('people'),
      await store('people'),
      await store('people'),
      await store('events'),
    ];
    const foreign = 'notes/readme.webp';
    await app.files.put(foreign, await draw(), 'image/webp');
    await newPerson(api, { photoUrl: named });
    const [event] = await database.db
      .insert(schema.events)
      .values({
        id: '0c107fbc-1a52-4d37-8e1e-6c9ba34cafa7',
        clubId: api.clubId,
        name: 'Evening',
        eventType: 'Race',
        laps: 4,
        pbLaps: 1,
        timingLocation: 'Holeshot',
        raw: {},
        partHashes: {},
      })
      .returning();
    await database.db.insert(schema.eventRevisions).values({
      eventId: event?.id ?? '',
      number: 1,
      who: 'test',
      why: 'a test',
      fields: { bannerUrl: restorable },
    });
    const before = new Date(Date.now() - HOUR_MS - 1_000);
    for (const address of [unused, named, restorable, `/files/${foreign}`]) {
      if (api === onDisk) utimesSync(path.join(folder, address.slice('/files/'.length)), before, before);
      const object = s3.objects.get(address.replace('/files/', '/pictures/'));
      if (object) object.storedAt = before;
    }
    expect(await sweepPictures(database.db, app.files, Date.now())).toBe(1);
    const found = await Promise.all([unused, fresh, named, restorable, `/files/${foreign}`].map(getStatus));
    expect(found).toEqual([404, 200, 200, 200, 200]);
  });

  test('a picture for which there is no space is a 507 in words, and changes nothing', async () => {
    const { app } = open();
    const person = await newPerson(open());
    await person.savePhoto(dataUrl(await draw()));
    const photo = await person.photo();
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const put = jest.spyOn(app.files, 'put').mockRejectedValueOnce(full);
    const reply = await person.savePhoto(dataUrl(await draw()));
    put.mockRestore();
    expect([reply.statusCode, reply.json()]).toEqual([
      507,
      {
        code: 'storage-full',
        message: 'The site has no space left: nothing was stored. Tell those who run it.',
      },
    ]);
    expect([await person.photo(), await getStatus(photo)]).toEqual([photo, 200]);
  });
});
