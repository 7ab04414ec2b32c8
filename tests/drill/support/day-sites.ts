import { setTimeout as wait } from 'node:timers/promises';
import { MAX_OBJECTION_MINUTES } from '@holeshot/domain';
import { type Database, schema } from '../../../server/src/database';
import { createSession } from '../../../server/src/people/session-store';
import { makeClubKey } from '../../../server/src/testing/make-club-key';
import { type SiteProcess, startSite } from '../../../tools/site/site-process';
import { withDatabase } from '../../../tools/site/with-database';
import { startBalancer } from './balancer';
import { findInternalText } from './internal-text';
import type { SeededData } from './seeded-data';

/** A club with a key for programs, and the session cookie of its manager. */
export interface DrillClub {
  id: number;
  key: string;
  notificationSecret: string;
  cookie: string;
}

/** One site with the embedded database, or two on one PostgreSQL database behind a balancer. */
export interface DaySites {
  origin: string;
  club: DrillClub;
  /** Kills one of the sites, and starts it again. */
  kill(): Promise<void>;
  /** Ends the sites. Returns their faults, one sentence each. */
  end(): Promise<string[]>;
}

const LIMITS = {
  PAGES_PER_MINUTE: '0',
  SYNCS_PER_MINUTE: '0',
  WRITES_PER_MINUTE: '0',
  NOTIFICATIONS_PER_MINUTE: '0',
};

/** Creates a club and its manager. */
export async function createClub(database: Database): Promise<DrillClub> {
  const [club] = await database.db
    .insert(schema.clubs)
    .values({ name: 'Drill', objectionMinutes: MAX_OBJECTION_MINUTES })
    .returning();
  const id = club?.id ?? 0;
  const { key, notificationSecret } = await makeClubKey(database, id);
  const [user] = await database.db
    .insert(schema.users)
    .values({ tier: 'Club', handle: 'director' })
    .returning();
  const userId = user?.id ?? 0;
  await database.db.insert(schema.clubMembers).values({ clubId: id, userId, role: 'admin' });
  const token = await database.transaction((tx) => createSession(tx, userId));
  return { id, key, notificationSecret, cookie: `holeshot_session=${token}` };
}

/** Ends a site. Returns one sentence for a wrong exit code, and one for internal text in its output. */
async function endSite(site: SiteProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<string[]> {
  const { how } = await site.end(signal);
  const internal = findInternalText(site.output());
  return [
    ...(how === (signal === 'SIGTERM' ? '0' : signal) ? [] : [`a site ended with ${how}`]),
    ...(internal === undefined ? [] : [`a site printed internal text: ${internal}`]),
  ];
}

async function startOne(data: SeededData): Promise<DaySites> {
  const dataDir = data.makeFolder();
  const club = await withDatabase({ dataDir }, createClub);
  let site = await startSite({ ...LIMITS, DATA_DIR: dataDir });
  const { origin, port } = site;
  const faults: string[] = [];
  return {
    origin,
    club,
    async kill() {
      faults.push(...(await endSite(site, 'SIGKILL')));
      site = await startSite({ ...LIMITS, DATA_DIR: dataDir, PORT: String(port) });
    },
    end: async () => [...faults, ...(await endSite(site, 'SIGTERM'))],
  };
}

async function startTwo(data: SeededData, serverUrl: string): Promise<DaySites> {
  const { url: databaseUrl } = await data.createDatabase(serverUrl);
  const club = await withDatabase({ databaseUrl }, createClub);
  const start = () => startSite({ ...LIMITS, DATABASE_URL: databaseUrl, DATA_DIR: data.makeFolder() });
  const balancer = await startBalancer();
  const sites: SiteProcess[] = await Promise.all([start(), start()]);
  const putIntoService = () => balancer.setPorts(sites.map(({ port }) => port));
  putIntoService();
  const faults: string[] = [];
  let turn = 0;
  return {
    origin: balancer.origin,
    club,
    async kill() {
      const index = turn++ % sites.length;
      const site = sites[index];
      if (!site) return;
      faults.push(...(await endSite(site, 'SIGKILL')));
      // the balancer notices by itself that it is away
      sites[index] = await start();
      putIntoService();
    },
    async end() {
      balancer.close();
      await wait(100);
      for (const site of sites) faults.push(...(await endSite(site, 'SIGTERM')));
      return faults;
    },
  };
}

/** Starts the sites, with the embedded database if there is no `serverUrl`. */
export const startDaySites = (data: SeededData, serverUrl: string | undefined): Promise<DaySites> =>
  serverUrl === undefined ? startOne(data) : startTwo(data, serverUrl);
