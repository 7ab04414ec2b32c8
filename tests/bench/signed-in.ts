import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bumpRevisions, openDatabase, schema } from '../../server/src/database';
import { importEvent } from '../../server/src/importing';
import { createSession } from '../../server/src/people/session-store';
import { buildEvent } from '../../server/src/testing/build-event-folder';
import { benchEvent } from './bench-event';
import { openInProcess } from './in-process-site';
import { quantile } from './quantile';

/*
 * Measures what a page costs the server for a signed-in person and for a visitor, in turns: rendered with nothing kept,
 * rendered from kept answers of the API, and, for visitors alone, sent from the cache of pages.
 */
const RUNS = Number(process.env.BENCH_SERVER_RUNS ?? 60);
const WARM_UP = 15;
/** What a person may cost more than a visitor, in times of the reference. */
const LIMIT = 1.1;

/** Prints the figures. Returns messages for exceeded limits; these are in times of `referenceMs`. */
export async function measureSignedIn(referenceMs: number): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-people-'));
  const database = await openDatabase({ dataDir });
  const { app, close } = await openInProcess(database, dataDir);
  const [club] = await database.db
    .insert(schema.clubs)
    .values({ name: 'Bench', timeZone: 'UTC' })
    .returning();
  const event = buildEvent(benchEvent());
  await importEvent(database, { folder: event.folder, clubId: club?.id ?? 0, who: 'bench', why: 'bench' });
  const [user] = await database.db
    .insert(schema.users)
    .values({ handle: 'Bench', tier: 'Pilot' })
    .returning();
  const token = await database.transaction((tx) => createSession(tx, user?.id ?? 0));
  const cookie = `holeshot_session=${token}`;

  let unique = 0;
  const time = async (url: string, isSignedIn: boolean): Promise<number> => {
    const startMs = performance.now();
    const { statusCode } = await app.inject({ url, ...(isSignedIn && { headers: { cookie } }) });
    const ms = performance.now() - startMs;
    if (statusCode !== 200) throw new Error(`GET ${url} gave ${statusCode}`);
    return ms;
  };
  const invalidate = () =>
    database.transaction((tx) =>
      bumpRevisions(tx, [`event:${event.id}`, 'events', 'clubs', 'users', 'videos']),
    );
  /** Medians of a visitor and a person, who ask in turn. */
  const compare = async (page: string, { isDataKept }: { isDataKept: boolean }) => {
    const times: { visitor: number[]; person: number[] } = { visitor: [], person: [] };
    for (let run = -WARM_UP; run < RUNS; run++) {
      for (const who of ['visitor', 'person'] as const) {
        if (!isDataKept) await invalidate();
        // an unused query parameter bypasses the cache of pages
        const ms = await time(`${page}?bench=${unique++}`, who === 'person');
        if (run >= 0) times[who].push(ms);
      }
    }
    return { visitor: quantile(times.visitor, 0.5), person: quantile(times.person, 0.5) };
  };

  const over: string[] = [];
  const rows: Record<string, Record<string, number>> = {};
  const round = (ms: number) => Number(ms.toFixed(2));
  for (const page of ['/events', `/event/${event.id}`, '/clubs']) {
    const name = page.split('/')[1] ?? '';
    const nothingKept = await compare(page, { isDataKept: false });
    const dataKept = await compare(page, { isDataKept: true });
    await time(page, false);
    const cachedMs: number[] = [];
    for (let run = 0; run < RUNS; run++) cachedMs.push(await time(page, false));
    rows[name] = {
      'visitor, nothing kept': round(nothingKept.visitor),
      'person, nothing kept': round(nothingKept.person),
      'visitor, data kept': round(dataKept.visitor),
      'person, data kept': round(dataKept.person),
      'visitor, page kept': round(quantile(cachedMs, 0.5)),
    };
    for (const [what, { visitor, person }] of Object.entries({
      'nothing kept': nothingKept,
      'data kept': dataKept,
    })) {
      if (person - visitor > LIMIT * referenceMs)
        over.push(`${name}, ${what}: a person costs ${round(person - visitor)} ms more than a visitor`);
    }
  }
  console.log('\nPages of signed-in people and of visitors, median ms');
  console.table(rows);
  await close();
  return over;
}
