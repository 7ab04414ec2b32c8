import type { DeliveryReply, EventDelivery, EventUpload } from '@holeshot/contract/wire';
import type { Database, Queryable } from '../../database';
import type { PartHashes } from '../../database/schema';
import { lockEvent, storeContent } from '../../events/write/store-content';
import { cleanObjects } from '../../importing/parse/clean-json';
import { parseGuid } from '../../importing/parse/fields';
import { FaultLog } from '../../importing/read/fault';
import { buildPart, type FilePart, type FolderContent } from '../../importing/read/read-event-folder';
import { isOlderEvent } from './older-content';
import { hasOwnEvent } from './own-event';
import { type DeliveredPosition, sortParts, storePositions } from './positions';

/** The sender of a delivery, and its event. */
export interface Delivery {
  eventId: string;
  clubId: number;
  /** origin of the delivery's revisions */
  source: { who: string; why: string };
}

/** The content of an event folder without files. */
export const NO_FILES: FolderContent = {
  event: { state: 'missing' },
  pilots: { state: 'missing' },
  rounds: { state: 'missing' },
  stages: { state: 'missing' },
  results: { state: 'missing' },
  track: { state: 'missing' },
  races: [],
  skipped: 0,
};

type FileName = keyof EventDelivery['files'];
type PartName = keyof PartHashes;

/** The parts of an event, by the file that they come in. */
export const PART_BY_FILE: Record<FileName, PartName> = {
  'Event.json': 'event',
  'Pilots.json': 'pilots',
  'Rounds.json': 'rounds',
  'Stages.json': 'stages',
  'Results.json': 'results',
  'Track.fpvtrk': 'track',
};

interface DeliveredPart extends DeliveredPosition {
  part: PartName;
  file: FileName;
  content: FilePart;
}

function readParts(
  files: EventDelivery['files'],
  sequence: DeliveredPart['sequence'],
  faults: FaultLog,
): DeliveredPart[] {
  const names = Object.keys(files) as FileName[];
  return names.flatMap((file) => {
    const objects = cleanObjects(files[file] ?? [], (message) => faults.add(file, message));
    if (!objects) return [];
    const content = buildPart(file, objects);
    return { part: PART_BY_FILE[file], file, content, sequence, contentHash: content.hash };
  });
}

/** Why the delivery of an event cannot be used at all; undefined when it can. */
function findRefusal(parts: readonly DeliveredPart[], eventId: string, isNew: boolean): string | undefined {
  const { content } = parts.find(({ part }) => part === 'event') ?? {};
  if (content?.state !== 'read') return isNew ? 'is missing: a new event begins with this file' : undefined;
  const ids = content.objects.map((object) => parseGuid(object.ID));
  if (ids.includes(eventId)) return undefined;
  return ids.length > 0 ? 'has another ID than the address of the request' : 'holds no event';
}

/** Whether an upload is older than the stored event; programs have sequence numbers instead. */
async function isOlderUpload(
  tx: Queryable,
  eventId: string,
  parts: readonly DeliveredPart[],
): Promise<boolean> {
  const { content, sequence } = parts.find(({ part }) => part === 'event') ?? {};
  if (sequence !== 'next' || content?.state !== 'read') return false;
  const object = content.objects.find(({ ID }) => parseGuid(ID) === eventId);
  return object !== undefined && isOlderEvent(tx, eventId, object);
}

async function storeEventParts(
  tx: Queryable,
  { eventId, clubId, source }: Delivery,
  parts: readonly DeliveredPart[],
  faults: FaultLog,
): Promise<Omit<DeliveryReply, 'faults'>> {
  await lockEvent(tx, eventId);
  const isNew = !(await hasOwnEvent(tx, eventId, clubId));
  const refusal = findRefusal(parts, eventId, isNew);
  const { current, outdated, sequence } = await sortParts(tx, eventId, parts);
  const rest = { sequence, outdated: outdated.map(({ file }) => file) };
  if (refusal !== undefined) {
    faults.add('Event.json', refusal);
    return { status: 'refused', ...rest };
  }
  if (await isOlderUpload(tx, eventId, parts))
    return { status: 'outdated', sequence, outdated: parts.map(({ file }) => file) };
  if (current.length === 0) return { status: outdated.length > 0 ? 'outdated' : 'unchanged', ...rest };
  const content = {
    ...NO_FILES,
    ...Object.fromEntries(current.map((part) => [part.part, part.content])),
  };
  const owner = { clubId, folderName: eventId, ...source };
  const { status } = await storeContent(tx, eventId, content, owner, faults);
  await storePositions(tx, eventId, current);
  return { status, ...rest };
}

/**
 * Stores delivered files of an event, in one transaction; a body without a number is an upload by hand. Throws `ApiError`
 * (forbidden) for an event of another club.
 */
export async function takeEvent(
  database: Database,
  delivery: Delivery,
  body: EventDelivery | EventUpload,
): Promise<DeliveryReply> {
  const faults = new FaultLog();
  const parts = readParts(body.files, 'sequence' in body ? body.sequence : 'next', faults);
  const stored = await database.transaction((tx) => storeEventParts(tx, delivery, parts, faults));
  return { ...stored, faults: faults.list() };
}
