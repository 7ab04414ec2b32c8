import type { Guid } from '@holeshot/domain';
import type { Database } from '../../database';
import { parseGuid } from '../../importing/parse/fields';
import type { EventFolder } from '../../importing/read/event-folder';
import { type Fault, FaultLog } from '../../importing/read/fault';
import { type FolderContent, findEventObject, readEventFolder } from '../../importing/read/read-event-folder';
import { lockForRanking } from '../summarise/lock-for-ranking';
import { storeRanking } from '../summarise/store-ranking';
import { type ContentSource, type StoredContent, storeContent } from './store-content';

export interface ImportInput extends Omit<ContentSource, 'folderName'> {
  folder: EventFolder;
}

export interface ImportResult extends Omit<StoredContent, 'revisions'> {
  /** null when the folder holds no event with an id */
  eventId: Guid | null;
  faults: Fault[];
}

function findEventId(content: FolderContent, folderName: string): Guid | null {
  return (
    parseGuid(findEventObject(content.event, folderName)?.ID) ??
    parseGuid(folderName) ??
    parseGuid(content.races[0]?.race.Event)
  );
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
    const races = { created: 0, changed: 0, unchanged: 0, conflicts: 0, skipped: content.skipped };
    return {
      eventId: null,
      name: input.folder.name,
      status: 'refused',
      races,
      laps: 0,
      faults: faults.list(),
    };
  }
  const { folder, ...source } = input;
  const { revisions: _, ...outcome } = await database.transaction(async (tx) => {
    await lockForRanking(tx, eventId);
    const stored = await storeContent(tx, eventId, content, { ...source, folderName: folder.name }, faults);
    if (stored.status === 'created' || stored.status === 'changed') await storeRanking(tx, eventId);
    return stored;
  });
  return { eventId, ...outcome, faults: faults.list() };
}
