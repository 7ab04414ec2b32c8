import type { Guid } from '@holeshot/domain';
import { eq, sql } from 'drizzle-orm';
import { bumpRevisions, type Database, type Queryable, schema } from '../database';
import type { EventFolder } from './event-folder';
import { type Fault, FaultLog } from './fault';
import { parseGuid } from './fields';
import { type FolderContent, readEventFolder } from './read-event-folder';
import { rebuildSummaries } from './rebuild-summaries';
import { findEventObject, storeParts } from './store-parts';
import { storeRaces } from './store-races';
import { storeNamelessPilots, storePilotCount } from './store-rows';

export interface ImportInput {
  folder: EventFolder;
  clubId: number;
  /** who imports the data; stored with every race revision that the import makes */
  who: string;
  why: string;
}

export interface ImportResult {
  /** null when the folder holds no event with an id */
  eventId: Guid | null;
  name: string;
  status: 'created' | 'changed' | 'unchanged' | 'refused';
  races: { created: number; changed: number; unchanged: number; skipped: number };
  /** laps in the races that were read */
  laps: number;
  faults: Fault[];
}

function findEventId(content: FolderContent, folderName: string): Guid | null {
  return (
    parseGuid(findEventObject(content, folderName)?.ID) ??
    parseGuid(folderName) ??
    parseGuid(content.races[0]?.race.Event)
  );
}

/** Waits until no other import of this event is in progress, in any process. */
async function lockEvent(tx: Queryable, eventId: Guid): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${eventId}`}, 0))`);
}

async function storeContent(
  tx: Queryable,
  eventId: Guid,
  content: FolderContent,
  input: ImportInput,
  faults: FaultLog,
): Promise<Omit<ImportResult, 'faults' | 'eventId'>> {
  await lockEvent(tx, eventId);
  const { skipped } = content;
  const refused = {
    status: 'refused',
    laps: 0,
    races: { created: 0, changed: 0, unchanged: 0, skipped },
  } as const;
  const [existing] = await tx.select().from(schema.events).where(eq(schema.events.id, eventId));
  const [club] = await tx.select().from(schema.clubs).where(eq(schema.clubs.id, input.clubId));
  if (!club) throw new Error(`There is no club ${input.clubId}.`);
  if (existing && existing.clubId !== input.clubId) {
    faults.add('Event.json', `belongs to another club already (event ${eventId})`);
    return { ...refused, name: existing.name };
  }
  const folderName = input.folder.name;
  const { event, changed } = await storeParts(tx, { eventId, club, existing, content, folderName }, faults);
  const { timingLocation } = event;
  const { who, why } = input;
  const races = await storeRaces(tx, { eventId, timingLocation, files: content.races, who, why }, faults);
  const pilotChannels = [...races.written.values()].flatMap(({ race }) => race.pilotChannels);
  await storeNamelessPilots(
    tx,
    eventId,
    pilotChannels.map(({ pilotId }) => pilotId),
  );
  const mustSummarizeAll = existing && (changed.includes('event') || changed.includes('rounds'));
  const bodies = new Map([...races.written].map(([id, { body }]) => [id, body]));
  await rebuildSummaries(tx, eventId, mustSummarizeAll ? 'all' : [...bodies.keys()], bodies);

  const isChanged = changed.length > 0 || bodies.size > 0;
  if (!existing || isChanged) {
    await storePilotCount(tx, eventId);
    await bumpRevisions(tx, [`event:${eventId}`, 'events']);
  }
  return {
    name: event.name,
    status: !existing ? 'created' : isChanged ? 'changed' : 'unchanged',
    races: { created: races.created, changed: races.changed, unchanged: races.unchanged, skipped },
    laps: races.laps,
  };
}

/**
 * Imports an event of the desktop app into the database, in one transaction: new races, and a new revision of each race
 * whose content differs. Importing the same folder again changes nothing. `faults` names what can't be read; what was
 * stored of it before stays. The import never writes fields that only the website has (R63), nor an event of another
 * club (`refused`, R65). Rejects only when the database does, or when the club doesn't exist.
 */
export async function importEvent(database: Database, input: ImportInput): Promise<ImportResult> {
  const faults = new FaultLog();
  const content = await readEventFolder(input.folder, faults);
  const eventId = findEventId(content, input.folder.name);
  const isEmpty = content.event.state !== 'read' && content.races.length === 0;
  if (eventId === null || isEmpty) {
    faults.add('Event.json', isEmpty ? 'and races are missing: this is no event folder' : 'has no usable ID');
    const races = { created: 0, changed: 0, unchanged: 0, skipped: content.skipped };
    return {
      eventId: null,
      name: input.folder.name,
      status: 'refused',
      races,
      laps: 0,
      faults: faults.list(),
    };
  }
  const outcome = await database.transaction((tx) => storeContent(tx, eventId, content, input, faults));
  return { eventId, ...outcome, faults: faults.list() };
}
