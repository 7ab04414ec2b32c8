import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { invalidate, openDatabase, schema } from '../../server/src/database';
import { importEvent } from '../../server/src/events/write/import-event';
import { createSession } from '../../server/src/people/session-store';
import { buildEvent } from '../../server/src/testing/build-event-folder';
import { benchEvent } from './bench-event';
import type { Figure } from './figure';
import { openInProcess, pastPageCache } from './in-process-site';
import { quantile } from './quantile';
import { timeInTurns } from './reference';

/*
 * Measures the server time of a page for a signed-in person and for a visitor, in turns: uncached, rendered from cached
 * API responses, and, for visitors alone, sent from the page cache.
 */
/** The maximum additional time of a person's page, in references. */
const LIMIT = 1.1;

/** Prints the figures, and returns those that have a goal, in multiples of the reference. */
export async function measureSignedIn(): Promise<Figure[]> {
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

  const time = async (url: string, headers = {}): Promise<number> => {
    const startMs = performance.now();
    const { statusCode } = await app.inject({ url, headers });
    const ms = performance.now() - startMs;
    if (statusCode !== 200) throw new Error(`GET ${url} gave ${statusCode}`);
    return ms;
  };
  const invalidateData = () =>
    database.transaction((tx) => invalidate(tx, [`event:${event.id}`, 'events', 'clubs', 'users', 'videos']));
  /** Medians of requests of a visitor and a person, in turn. */
  const compare = async (page: string, { isApiCached }: { isApiCached: boolean }) => {
    const open = async (headers: Record<string, string>) => {
      if (!isApiCached) await invalidateData();
      return time(page, { ...pastPageCache(), ...headers });
    };
    const times = await timeInTurns({ visitor: () => open({}), person: () => open({ cookie }) });
    return {
      visitor: quantile(times.visitor, 0.5),
      person: quantile(times.person, 0.5),
      reference: quantile(times.reference, 0.5),
    };
  };

  const figures: Figure[] = [];
  const rows: Record<string, Record<string, number>> = {};
  const round = (ms: number) => Number(ms.toFixed(2));
  for (const page of ['/events', `/event/${event.id}`, '/clubs']) {
    const name = page.split('/')[1] ?? '';
    const uncached = await compare(page, { isApiCached: false });
    const apiCached = await compare(page, { isApiCached: true });
    const { cached } = await timeInTurns({ cached: () => time(page) });
    rows[name] = {
      'visitor, uncached': round(uncached.visitor),
      'person, uncached': round(uncached.person),
      'visitor, API cached': round(apiCached.visitor),
      'person, API cached': round(apiCached.person),
      'visitor, page cached': round(quantile(cached, 0.5)),
    };
    for (const [what, { visitor, person, reference }] of Object.entries({
      uncached,
      'API cached': apiCached,
    })) {
      figures.push({
        what: `${name}, ${what}, person minus visitor`,
        unit: 'references',
        value: (person - visitor) / reference,
        goal: LIMIT,
      });
    }
  }
  console.log('\nPages of signed-in people and of visitors, median ms');
  console.table(rows);
  await close();
  return figures;
}
