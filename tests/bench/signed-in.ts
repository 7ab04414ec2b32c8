import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, schema } from '../../server/src/database';
import { createSession } from '../../server/src/people/session-store';
import type { Figure } from './figure';
import { addBenchEvent, invalidateAll, openInProcess, pastPageCache, timeRequest } from './in-process-site';
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
  const { eventId } = await addBenchEvent(database);
  const [user] = await database.db
    .insert(schema.users)
    .values({ handle: 'Bench', tier: 'Pilot' })
    .returning();
  const token = await database.transaction((tx) => createSession(tx, user?.id ?? 0));
  const cookie = `holeshot_session=${token}`;

  /** Medians of requests of a visitor and a person, in turn. */
  const compare = async (page: string, { isApiCached }: { isApiCached: boolean }) => {
    const open = async (headers: Record<string, string>) => {
      if (!isApiCached) await invalidateAll(database, eventId);
      return timeRequest(app, page, { headers: { ...pastPageCache(), ...headers } });
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
  for (const page of ['/events', `/event/${eventId}`, '/clubs']) {
    const name = page.split('/')[1] ?? '';
    const uncached = await compare(page, { isApiCached: false });
    const apiCached = await compare(page, { isApiCached: true });
    const { cached } = await timeInTurns({ cached: () => timeRequest(app, page) });
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
