import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type AppOptions, buildApp } from '../app';
import { type Database, schema } from '../database';
import { type ImportResult, importEvent } from '../events/write/import-event';
import { lockEvent } from '../events/write/store-content';
import type { BuiltEvent } from './build-event-folder';
import { createTestDatabase } from './test-database';

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  /** scheme and host that visitors use */
  origin: string;
  /** the club that hosts the events that `add` imports */
  clubId: number;
  add(event: BuiltEvent): Promise<ImportResult>;
  /** The parsed JSON of a GET that must answer 200. */
  get<T>(path: string): Promise<T>;
  /** Status and parsed JSON of any GET. */
  ask(path: string): Promise<{ status: number; json: unknown }>;
  /** Deletes all events. */
  forgetEvents(): Promise<void>;
  close(): Promise<void>;
}

type TestAppOptions = Pick<
  AppOptions,
  | 'accessLogger'
  | 'cacheMb'
  | 'clubQuotaMb'
  | 'dataDir'
  | 'findStreams'
  | 'logRing'
  | 'publicUrl'
  | 'subject'
  | 'usesHost'
  | 'hstsSeconds'
  | 'hstsSubdomains'
  | 'securityContact'
  | 'limits'
  | 'onRoute'
  | 'pages'
  | 'patreon'
  | 'pushServices'
  | 'usesDevelopmentProvider'
> & {
  /** silent when absent */
  log?: AppOptions['log'];
  /** migrated and empty; by default a new one. Closing the app closes it. */
  database?: Database;
  /** by default a temporary folder, which closing the app removes */
  files?: AppOptions['files'];
};

/** The API on an empty database; with pages if there are options for them. */
export async function createTestApp({ database: given, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  const folder = await mkdtemp(path.join(tmpdir(), 'holeshot-app-'));
  const app = await buildApp({
    database,
    log: pino({ level: 'silent' }),
    files: { folder },
    ...options,
  });
  const [club] = await database.db
    .insert(schema.clubs)
    .values({ name: 'Home', timeZone: 'Europe/Berlin', latitude: 52.5, longitude: 13.4 })
    .returning();
  const clubId = club?.id ?? 0;
  const ask = async (path: string) => {
    const response = await app.inject({ url: path });
    const type = String(response.headers['content-type']);
    if (!type.startsWith('application/json'))
      throw new Error(`GET ${path} gave ${response.statusCode} ${type}`);
    return { status: response.statusCode, json: response.json() as unknown };
  };
  return {
    app,
    database,
    origin: options.publicUrl ?? 'http://localhost',
    clubId,
    ask,
    add: (event) => importEvent(database, { folder: event.folder, clubId, who: 'test', why: 'a test' }),
    async get<T>(path: string) {
      const { status, json } = await ask(path);
      if (status !== 200) throw new Error(`GET ${path} gave ${status} ${JSON.stringify(json)}`);
      return json as T;
    },
    async forgetEvents() {
      await database.transaction(async (tx) => {
        const ids = await tx.select({ id: schema.events.id }).from(schema.events).orderBy(schema.events.id);
        // notifications and rankings may still be applied
        for (const { id } of ids) await lockEvent(tx, id);
        await tx.delete(schema.events);
      });
    },
    async close() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
