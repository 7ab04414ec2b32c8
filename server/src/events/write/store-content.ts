import type { Guid } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { lockKey, type Queryable, schema } from '../../database';
import type { FaultLog } from '../../importing/read/fault';
import type { FolderContent } from '../../importing/read/read-event-folder';
import { updateProjections } from '../summarise/update-projections';
import { recordDeliveredEvent } from './record-event-revision';
import { storeParts } from './store-parts';
import { type StoredRaces, storeRaces } from './store-races';
import { storeNamelessPilots } from './store-rows';

/** Whose data is stored, and why. */
export interface ContentSource {
  clubId: number;
  /** who imports the data; stored with every race revision that the import makes */
  who: string;
  why: string;
  /** normally the event's GUID */
  folderName: string;
}

/** The origin of what a program delivers. */
export const SYNC_SOURCE = { who: 'desktop app', why: 'sync' } as const;

/** The outcome of storing the files of an event. */
export interface StoredContent {
  name: string;
  status: 'created' | 'changed' | 'unchanged' | 'refused';
  /** `conflicts` are races that were not stored, because they were corrected by hand */
  races: { created: number; changed: number; unchanged: number; conflicts: number; skipped: number };
  /** the number of the newest revision of each race that was read */
  revisions: ReadonlyMap<Guid, number>;
  /** laps in the races that were read */
  laps: number;
}

const pickCounts = ({ created, changed, unchanged, conflicts }: StoredRaces) => ({
  created,
  changed,
  unchanged,
  conflicts,
});

/**
 * Waits for other writers of this event in any process: imports, deliveries, corrections, notifications. Call it before
 * writing its races.
 */
export const lockEvent = (tx: Queryable, eventId: Guid): Promise<unknown> => lockKey(tx, `import ${eventId}`);

/**
 * Stores the files of an event in the transaction `tx`, as `importEvent` says; call `lockEvent` before. Files that are
 * missing from `content` leave what is stored unchanged. The ranking of the event is outdated after it
 * (`updateProjections`).
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
    revisions: new Map(),
    laps: 0,
    races: { created: 0, changed: 0, unchanged: 0, conflicts: 0, skipped },
  } as const;
  const [stored] = await tx
    .select({ club: schema.clubs, event: schema.events })
    .from(schema.clubs)
    .leftJoin(schema.events, eq(schema.events.id, eventId))
    .where(eq(schema.clubs.id, source.clubId));
  if (!stored) throw new Error(`There is no club ${source.clubId}.`);
  const { club } = stored;
  const existing = stored.event ?? undefined;
  if (existing && existing.clubId !== source.clubId) {
    faults.add('Event.json', `belongs to another club already (event ${eventId})`);
    return { ...refused, name: existing.name };
  }
  const { folderName } = source;
  const { event, changed } = await storeParts(tx, { eventId, club, existing, content, folderName }, faults);
  const { timingLocation } = event;
  const { who, why } = source;
  if (existing && changed.includes('event')) await recordDeliveredEvent(tx, existing, { who, why });
  const terms = {
    objectionMinutes: club.objectionMinutes,
    officialAt: existing?.officialAt ?? null,
    timeZone: existing?.timeZone ?? club.timeZone,
  };
  const files = content.races;
  const races = await storeRaces(tx, { eventId, timingLocation, files, who, why, terms }, faults);
  const isWritten = races.written.size > 0;
  const pilotChannels = [...races.written.values()].flatMap(({ race }) => race.pilotChannels);
  await storeNamelessPilots(
    tx,
    eventId,
    pilotChannels.map(({ pilotId }) => pilotId),
  );
  const mustSummarizeAll = changed.includes('event') || changed.includes('rounds');
  const isChanged = changed.length > 0 || isWritten;
  if (!existing || isChanged) {
    await updateProjections(
      tx,
      eventId,
      {
        races: existing && mustSummarizeAll ? 'all' : [...races.written.keys()],
        hasOtherPilots: !existing || changed.length > 0 || races.hasOtherStates,
        isNewEvent: !existing,
      },
      {
        written: races.written,
        ...(races.live && { live: races.live }),
        ...(existing && !changed.includes('event') && { event: existing }),
      },
    );
  }
  return {
    name: event.name,
    status: !existing ? 'created' : isChanged ? 'changed' : 'unchanged',
    races: { ...pickCounts(races), skipped },
    revisions: races.revisions,
    laps: races.laps,
  };
}
