import type { WirePilotList, WirePilotRow } from '@holeshot/contract/wire';
import type { FastifyPluginAsync } from 'fastify';
import type { Queryable } from '../../database';
import { addFacts, hasFlown, type PilotEntry } from '../../events/read/pilot-entries';
import { presentEventListItem } from '../../events/read/present-event';
import { type NamesFilter, parseNamesFilter } from './filter';
import { listClubBests, listFlownEvents } from './flown-events';
import { listClubsWithNames, listNames } from './list-names';
import { getPilotByName } from './pilot-by-name';

/** The newest event with a result; without one, the newest in which the pilot flew. */
const findLast = (entries: readonly PilotEntry[]): PilotEntry | undefined =>
  entries.find(({ rank }) => rank !== null) ?? entries.find(hasFlown);

async function readList(db: Queryable, filter: NamesFilter): Promise<WirePilotList> {
  const [names, clubs] = await Promise.all([listNames(db, filter), listClubsWithNames(db)]);
  const pilots = await addFacts(db, names.rows, filter.clubId);
  const [events, bests] = await Promise.all([
    listFlownEvents(
      db,
      pilots.flatMap(({ entries: own }) => findLast(own)?.eventId ?? []),
    ),
    listClubBests(db, [...new Set(pilots.flatMap(({ club }) => club?.id ?? []))]),
  ]);
  const rows = pilots.flatMap(
    ({ name, handle, photoUrl, club, eventCount, bestLapSeconds, entries: own }): WirePilotRow[] => {
      if (!club) return [];
      const newest = findLast(own);
      const last = events.get(newest?.eventId ?? '');
      return [
        {
          Name: name,
          Handle: handle,
          Club: { ID: club.id, Name: club.name },
          Events: eventCount,
          PhotoURL: photoUrl,
          LastEvent: last ? presentEventListItem(last.event) : null,
          LastRank: last?.isOver ? (newest?.rank ?? null) : null,
          LastRanked: last?.ranked ?? 0,
          BestLap: bestLapSeconds,
          ClubBestLap: bests.get(club.id) ?? null,
        },
      ];
    },
  );
  return {
    Total: names.total,
    WithoutAccount: names.withoutAccount,
    Page: names.page,
    Pages: names.pages,
    Letters: names.letters,
    Clubs: clubs.map(({ id, name }) => ({ ID: id, Name: name })),
    Rows: rows,
  };
}

/** Pilots by name, over all events. */
export const pilotNameRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('pilotNames', {
    scopes: () => ['events', 'clubs', 'users'],
    // whether an event is over depends on the time (R124)
    cacheMs: 60_000,
    read: (db, { filter }) => readList(db, parseNamesFilter(filter)),
  });
  app.publicRead('pilotByName', {
    scopes: () => ['events', 'clubs', 'users'],
    cacheMs: 60_000,
    read: (db, { clubId, pilotName }) => getPilotByName(db, Number(clubId), pilotName.replaceAll('\0', '')),
  });
};
