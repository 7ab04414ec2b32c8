import type { Guid } from '@holeshot/domain';
import { eq, sql } from 'drizzle-orm';
import { bumpRevisions, type Queryable, schema } from '../database';
import type { FaultLog } from './fault';
import { settleLiveRaces } from './live-races';
import type { FolderContent } from './read-event-folder';
import { rebuildSummaries } from './rebuild-summaries';
import { recordDeliveredEvent } from './record-event-revision';
import { storeParts } from './store-parts';
import { type StoredRaces, storeRaces } from './store-races';
import { outdateRanking } from './store-ranking';
import { storeResultsVersion } from './store-results';
import { storeNamelessPilots, storePilotCount } from './store-rows';

/** Whose data is stored, and why. */
export interface ContentSource {
  clubId: number;
  /** who imports the data; stored with every race revision that the import makes */
  who: string;
  why: string;
  /** normally the event's GUID */
  folderName: string;
}

/** What storing the files of an event did. */
export interface StoredContent {
  name: string;
  status: 'created' | 'changed' | 'unchanged' | 'refused';
  /** `conflicts` are races that were not stored, because they were corrected by hand */
  races: { created: number; changed: number; unchanged: number; conflicts: number; skipped: number };
  /** laps in the races that were read */
  laps: number;
}

const pickCounts = ({ created, changed, unchanged, conflicts }: StoredRaces) => ({
  created,
  changed,
  unchanged,
  conflicts,
});

/** Waits until no other import of this event is in progress, in any process. */
export async function lockEvent(tx: Queryable, eventId: Guid): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${eventId}`}, 0))`);
}

/**
 * Stores the files of an event in the transaction `tx`, as `importEvent` says; call `lockEvent` before. Files that are
 * missing from `content` leave what is stored unchanged. The ranking of the event is outdated after it (`storeRanking`,
 * `rankEvents`).
 */
export async function storeContent(
  tx: Queryable,
  eventId: Guid,
  content: FolderContent,
  source: ContentSource,
  faults: FaultLog,
): Promise<StoredContent> {
  const { skipped } = content;
  const refused = {
    status: 'refused',
    laps: 0,
    races: { created: 0, changed: 0, unchanged: 0, conflicts: 0, skipped },
  } as const;
  const [existing] = await tx.select().from(schema.events).where(eq(schema.events.id, eventId));
  const [club] = await tx.select().from(schema.clubs).where(eq(schema.clubs.id, source.clubId));
  if (!club) throw new Error(`There is no club ${source.clubId}.`);
  if (existing && existing.clubId !== source.clubId) {
    faults.add('Event.json', `belongs to another club already (event ${eventId})`);
    return { ...refused, name: existing.name };
  }
  const { folderName } = source;
  const { event, changed } = await storeParts(tx, { eventId, club, existing, content, folderName }, faults);
  const { timingLocation } = event;
  const { who, why } = source;
  if (existing && changed.includes('event')) await recordDeliveredEvent(tx, existing, { who, why });
  const races = await storeRaces(tx, { eventId, timingLocation, files: content.races, who, why }, faults);
  const isWritten = races.written.size > 0;
  const live = isWritten ? await settleLiveRaces(tx, eventId, races.written) : undefined;
  const pilotChannels = [...races.written.values()].flatMap(({ race }) => race.pilotChannels);
  await storeNamelessPilots(
    tx,
    eventId,
    pilotChannels.map(({ pilotId }) => pilotId),
  );
  const mustSummarizeAll = existing && (changed.includes('event') || changed.includes('rounds'));
  const raceIds = mustSummarizeAll ? 'all' : [...races.written.keys()];
  const hasOtherPilots = await rebuildSummaries(tx, eventId, raceIds, {
    written: races.written,
    ...(live && { live }),
    ...(existing && !changed.includes('event') && { event: existing }),
  });

  const isChanged = changed.length > 0 || races.written.size > 0;
  if (!existing || isChanged) {
    const isCountSame = existing && changed.length === 0 && !hasOtherPilots && !races.hasOtherStates;
    if (!isCountSame) await storePilotCount(tx, eventId);
    if (!existing || mustSummarizeAll) await storeResultsVersion(tx, eventId);
    await outdateRanking(tx, eventId);
    await bumpRevisions(tx, [`event:${eventId}`, 'events']);
  }
  return {
    name: event.name,
    status: !existing ? 'created' : isChanged ? 'changed' : 'unchanged',
    races: { ...pickCounts(races), skipped },
    laps: races.laps,
  };
}
