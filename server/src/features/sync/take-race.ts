import type { DeliveryReply, RaceDelivery, RaceUpload } from '@holeshot/contract/wire';
import { and, eq } from 'drizzle-orm';
import { type Database, type Queryable, schema } from '../../database';
import { lockEvent, type StoredContent, storeContent } from '../../events/write/store-content';
import { cleanObjects } from '../../importing/parse/clean-json';
import { parseGuid } from '../../importing/parse/fields';
import { FaultLog } from '../../importing/read/fault';
import { type RaceFile, raceHash } from '../../importing/read/read-event-folder';
import { isOlderRace } from './older-content';
import { hasOwnEvent } from './own-event';
import { type DeliveredPosition, sortParts, storePositions } from './positions';
import { type Delivery, NO_FILES } from './take-event';

const { races } = schema;

/** The race of a delivery; undefined, with a fault, when it is none or another one. */
function readRace({ files }: RaceUpload, raceId: string, faults: FaultLog): RaceFile | undefined {
  const read = (file: keyof RaceUpload['files']) =>
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

export function getStatus({ created, changed, conflicts }: StoredContent['races']): DeliveryReply['status'] {
  if (conflicts > 0) return 'conflict';
  if (created > 0) return 'created';
  return changed > 0 ? 'changed' : 'unchanged';
}

/** The reply to an unusable delivery. */
export const refuse = (sequence: DeliveredPosition['sequence']): Omit<DeliveryReply, 'faults'> => ({
  status: 'refused',
  sequence: sequence === 'next' ? 0 : sequence,
  outdated: [],
});

async function storeRace(
  tx: Queryable,
  { eventId, clubId, source }: Delivery,
  { race, sequence }: { race: RaceFile; sequence: DeliveredPosition['sequence'] },
  faults: FaultLog,
): Promise<Omit<DeliveryReply, 'faults'>> {
  await lockEvent(tx, eventId);
  if (!(await hasOwnEvent(tx, eventId, clubId))) {
    faults.add('Event.json', 'is missing: the event comes before its races');
    return refuse(sequence);
  }
  const contentHash = raceHash({ race: race.race, results: race.results ?? [] });
  const sorted = await sortParts(tx, eventId, [{ part: race.id, sequence, contentHash }]);
  const isOlder = sequence === 'next' && (await isOlderRace(tx, { eventId, raceId: race.id, contentHash }));
  let status: DeliveryReply['status'] = sorted.outdated.length > 0 || isOlder ? 'outdated' : 'unchanged';
  let revision: number | undefined;
  if (sorted.current.length > 0 && !isOlder) {
    const owner = { clubId, folderName: eventId, ...source };
    const stored = await storeContent(
      tx,
      eventId,
      { ...NO_FILES, races: [{ ...race, hash: contentHash }] },
      owner,
      faults,
    );
    status = getStatus(stored.races);
    revision = stored.revisions.get(race.id);
    await storePositions(tx, eventId, sorted.current);
  }
  revision ??= await findRevision(tx, eventId, race.id);
  return {
    status,
    ...(revision !== undefined && { revision }),
    sequence: sorted.sequence,
    outdated: status === 'outdated' ? ['Race.json', 'Result.json'] : [],
  };
}

/**
 * Replaces a race as a whole, in one transaction, unless somebody corrected it by hand; a body without a number is an upload
 * by hand. Throws `ApiError` (forbidden) for an event of another club.
 */
export async function takeRace(
  database: Database,
  { raceId, ...delivery }: Delivery & { raceId: string },
  body: RaceDelivery | RaceUpload,
): Promise<DeliveryReply> {
  const faults = new FaultLog();
  const sequence = 'sequence' in body ? body.sequence : 'next';
  const race = readRace(body, raceId, faults);
  const stored = await database.transaction(async (tx) => {
    if (race) return storeRace(tx, delivery, { race, sequence }, faults);
    await hasOwnEvent(tx, delivery.eventId, delivery.clubId);
    return refuse(sequence);
  });
  return { ...stored, faults: faults.list() };
}
