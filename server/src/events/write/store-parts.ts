import type { Guid } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import type { PartHashes } from '../../database/schema';
import type { JsonObject, OnFault } from '../../importing/parse/clean-json';
import { type ParsedEvent, parseEvent } from '../../importing/parse/parse-event';
import { parseResults } from '../../importing/parse/parse-race';
import { parsePilots, parseRounds, parseStages } from '../../importing/parse/parse-rows';
import { parseTrack } from '../../importing/parse/parse-track';
import type { FaultLog } from '../../importing/read/fault';
import { type FolderContent, findEventObject, TRACK_FILE } from '../../importing/read/read-event-folder';
import { eraseNames } from './erase-names';
import { guessEvent, nameEvent } from './event-defaults';
import { tellChange } from './registration';
import { findStartInstant, storeEvent } from './store-event';
import { storeEventResults, storeNamelessPilots, storePilots, storeRounds, storeStages } from './store-rows';
import { storeTrack } from './store-track';

type EventRow = typeof schema.events.$inferSelect;
type Store = (tx: Queryable, eventId: Guid) => Promise<void>;

interface ListPart {
  file: string;
  /** Reads the objects of the file, and returns a function that stores them. */
  read: (objects: readonly JsonObject[], onFault: OnFault) => Store;
}

const createPart = <T>(
  file: string,
  parse: (objects: readonly JsonObject[], onFault: OnFault) => T,
  store: (tx: Queryable, eventId: Guid, parsed: T) => Promise<void>,
): ListPart => ({
  file,
  read(objects, onFault) {
    const parsed = parse(objects, onFault);
    return (tx, eventId) => store(tx, eventId, parsed);
  },
});

const LIST_NAMES = ['pilots', 'rounds', 'stages', 'results', 'track'] as const;

const LIST_PARTS: Record<(typeof LIST_NAMES)[number], ListPart> = {
  pilots: createPart('Pilots.json', parsePilots, storePilots),
  rounds: createPart('Rounds.json', parseRounds, storeRounds),
  stages: createPart('Stages.json', parseStages, storeStages),
  results: createPart('Results.json', parseResults, storeEventResults),
  track: createPart(TRACK_FILE, parseTrack, storeTrack),
};

function readEvent(content: FolderContent, folderName: string, faults: FaultLog): ParsedEvent {
  const raw = findEventObject(content.event, folderName);
  const event = raw
    ? parseEvent(raw, (message) => faults.add('Event.json', message))
    : guessEvent(content.races, folderName);
  return { ...event, name: event.name || nameEvent(event.start, folderName) };
}

function mergeHashes(content: FolderContent, storedHashes: PartHashes): PartHashes {
  const hashes = { ...storedHashes };
  for (const name of ['event', ...LIST_NAMES] as const) {
    const part = content[name];
    if (part.state === 'read') hashes[name] = part.hash;
  }
  return hashes;
}

/**
 * Stores the files of an event, without races, whose content is new. A missing or broken file leaves the stored data
 * unchanged. All files are parsed in any case, so that a repeated import reports the same faults.
 */
export async function storeParts(
  tx: Queryable,
  input: {
    eventId: Guid;
    club: { id: number; timeZone: string };
    existing: EventRow | undefined;
    content: FolderContent;
    folderName: string;
  },
  faults: FaultLog,
): Promise<{ event: Pick<ParsedEvent, 'name' | 'timingLocation'>; changed: (keyof PartHashes)[] }> {
  const { eventId, club, existing, content, folderName } = input;
  const storedHashes = existing?.partHashes ?? {};
  const partHashes = mergeHashes(content, storedHashes);
  const changed = Object.keys(partHashes).filter(
    (name): name is keyof PartHashes =>
      partHashes[name as keyof PartHashes] !== storedHashes[name as keyof PartHashes],
  );

  const event = readEvent(content, folderName, faults);
  const isEventNew = !existing || changed.includes('event');
  if (isEventNew) {
    const raw = findEventObject(content.event, folderName) ?? {};
    await storeEvent(tx, { id: eventId, clubId: club.id, clubZone: club.timeZone, event, raw, partHashes });
    if (existing) {
      const startInstant = findStartInstant(event, club.timeZone);
      await tellChange(tx, existing, { ...event, startMs: event.start, startInstant });
    }
    await storeNamelessPilots(
      tx,
      eventId,
      event.pilots.map(({ pilotId }) => pilotId),
    );
  } else if (changed.length > 0) {
    await tx
      .update(schema.events)
      .set({ partHashes, updatedAt: new Date() })
      .where(eq(schema.events.id, eventId));
  }
  for (const name of LIST_NAMES) {
    const part = content[name];
    if (part.state !== 'read') continue;
    const { file, read } = LIST_PARTS[name];
    const store = read(part.objects, (message) => faults.add(file, message));
    if (changed.includes(name)) await store(tx, eventId);
  }
  if (changed.length > 0) await eraseNames(tx, eventId);
  const isEventRead = content.event.state === 'read';
  return { event: existing && !isEventRead ? existing : event, changed };
}
