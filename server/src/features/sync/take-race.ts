import type { DeliveryReply, RaceDelivery } from '@holeshot/contract/wire';
import { and, eq } from 'drizzle-orm';
import { type Database, type Queryable, schema } from '../../database';
import { cleanObjects } from '../../importing/clean-json';
import { FaultLog } from '../../importing/fault';
import { parseGuid } from '../../importing/fields';
import { type RaceFile, raceHash } from '../../importing/read-event-folder';
import { lockEvent, type StoredContent, storeContent } from '../../importing/store-content';
import { hasOwnEvent } from './own-event';
import { sortParts, storePositions } from './positions';
import { type Delivery, NO_FILES, SYNC_SOURCE } from './take-event';

const { races } = schema;

/** The race of a delivery; undefined, with a fault, when it is none or another one. */
function readRace({ files }: RaceDelivery, raceId: string, faults: FaultLog): RaceFile | undefined {
  const read = (file: keyof RaceDelivery['files']) =>
    cleanObjects(files[file] ?? [], (message) => faults.add(file, message));
  const race = read('Race.json')?.[0];
  const results = read('Result.json');
  if (race === undefined) faults.add('Race.json', 'holds no race');
  if (race === undefined || results === undefined) return undefined;
  if (parseGuid(race.ID) === raceId) return { id: raceId, folder: raceId, race, results };
  faults.add('Race.json', 'has another ID than the address of the request');
  return undefined;
}

async function findRevision(tx: Queryable, eventId: string, raceId: string): Promise<number | undefined> {
  const [race] = await tx
    .select({ revision: races.revision })
    .from(races)
    .where(and(eq(races.eventId, eventId), eq(races.id, raceId)));
  return race?.revision;
}

function statusOf({ created, changed, conflicts }: StoredContent['races']): DeliveryReply['status'] {
  if (conflicts > 0) return 'conflict';
  if (created > 0) return 'created';
  return changed > 0 ? 'changed' : 'unchanged';
}

async function storeRace(
  tx: Queryable,
  { eventId, clubId }: Delivery,
  { race, sequence }: { race: RaceFile; sequence: number },
  faults: FaultLog,
): Promise<Omit<DeliveryReply, 'faults'>> {
  await lockEvent(tx, eventId);
  if (!(await hasOwnEvent(tx, eventId, clubId))) {
    faults.add('Event.json', 'is missing: the event comes before its races');
    return { status: 'refused', sequence, outdated: [] };
  }
  const contentHash = raceHash({ race: race.race, results: race.results ?? [] });
  const sorted = await sortParts(tx, eventId, [{ part: race.id, sequence, contentHash }]);
  let status: DeliveryReply['status'] = 'outdated';
  if (sorted.current.length > 0) {
    const source = { clubId, folderName: eventId, ...SYNC_SOURCE };
    const stored = await storeContent(tx, eventId, { ...NO_FILES, races: [race] }, source, faults);
    status = statusOf(stored.races);
    await storePositions(tx, eventId, sorted.current);
  }
  const revision = await findRevision(tx, eventId, race.id);
  return {
    status,
    ...(revision !== undefined && { revision }),
    sequence: sorted.sequence,
    outdated: status === 'outdated' ? ['Race.json', 'Result.json'] : [],
  };
}

/**
 * Replaces a race as a whole, in one transaction, unless somebody corrected it by hand. Throws `ApiError` (forbidden) for
 * an event of another club.
 */
export async function takeRace(
  database: Database,
  { raceId, ...delivery }: Delivery & { raceId: string },
  body: RaceDelivery,
): Promise<DeliveryReply> {
  const faults = new FaultLog();
  const { sequence } = body;
  const race = readRace(body, raceId, faults);
  const stored = await database.transaction(async (tx) => {
    if (race) return storeRace(tx, delivery, { race, sequence }, faults);
    await hasOwnEvent(tx, delivery.eventId, delivery.clubId);
    return { status: 'refused' as const, sequence, outdated: [] };
  });
  return { ...stored, faults: faults.list() };
}
