import { defineQuery, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import {
  clubRegistrationsSchema,
  eventJoinSchema,
  managedClubSchema,
  type WireClubRegistrations,
  type WireEventJoin,
  type WireManagedClub,
  type WireManagedEvent,
  type WireSeasonSummary,
} from '@holeshot/contract/wire';
import { type Guid, type LocalMs, parseClock } from '@holeshot/domain';

/** An event of a managed club. */
export interface ManagedEvent {
  id: Guid;
  name: string;
  start: LocalMs | null;
  state: WireManagedEvent['State'];
  /** who removed a hidden event and when, in words */
  removal: string | null;
  canRegister: boolean;
  /** null means no limit */
  capacity: number | null;
  /** people on the waiting list */
  waiting: number;
  pilotCount: number;
  raceCount: number;
  /** registered pilots, in the order of registration */
  pilotNames: string[];
  /** races with a delivery that a correction blocks */
  conflicts: { raceId: Guid; title: string }[];
  canDelete: boolean;
  /** of an event made on the site: the desktop app's events of that day, one of which it may be */
  joinChoices: NamedEvent[];
  /** whether a manager said that it is none of them */
  isSeparate: boolean;
  /** of an event of the desktop app: the one made on the site that it is one with */
  joinedWith: NamedEvent | null;
}

export interface NamedEvent {
  id: Guid;
  name: string;
}

/** The pilots registered for an event of the site and those of the desktop app's, by name. */
export interface JoinMatch {
  matched: string[];
  onlyRegistered: string[];
  onlyInApp: string[];
}

export interface ManagedClub {
  id: number;
  name: string;
  /** end of the grace period without the Club tier, an instant; null with the tier */
  clubTierUntilMs: number | null;
  /** bytes that the club stores, and its quota; null without one */
  storage: { usedBytes: number; quotaBytes: number | null };
  /** running and upcoming ones from the soonest, then the others from the newest */
  events: ManagedEvent[];
  /** longest waiting first */
  joinRequests: JoinRequest[];
  /** managers first */
  members: ClubMember[];
}

/** A person who asks to join a club. */
export interface JoinRequest {
  userId: number;
  name: string;
}

/** A season of a club with the number of its finished events. */
export interface ManagedSeason {
  id: number;
  name: string;
  eventCount: number;
  eventsOver: number;
}

export interface ClubMember {
  userId: number;
  name: string;
  isManager: boolean;
  /** without the Club tier a manager cannot act */
  hasTier: boolean;
}

export interface ClubRegistration {
  userId: number;
  pilotName: string;
  status: 'registered' | 'waiting';
  /** from 1, on the waiting list */
  place: number;
  /** for the race director */
  note: string;
  /** when the person registered, an instant */
  atMs: number;
}

const toEvent = (event: WireManagedEvent): ManagedEvent => ({
  id: event.ID,
  name: event.Name,
  start: parseClock(event.Start),
  state: event.State,
  removal: event.Removed ?? null,
  canRegister: event.CanRegister,
  capacity: event.Capacity,
  waiting: event.Waiting,
  pilotCount: event.PilotCount ?? 0,
  raceCount: event.RaceCount ?? 0,
  pilotNames: event.PilotNames,
  conflicts: event.Conflicts.map(({ RaceID, Title }) => ({ raceId: RaceID, title: Title })),
  canDelete: event.CanDelete,
  joinChoices: event.JoinChoices?.map(toName) ?? [],
  isSeparate: event.IsSeparate ?? false,
  joinedWith: event.JoinedWith ? toName(event.JoinedWith) : null,
});

const toName = ({ ID, Name }: { ID: Guid; Name: string }): NamedEvent => ({ id: ID, name: Name });

/** A club with all its events, for its managers. */
export const managedClubQuery = (clubId: number) =>
  defineQuery(fillPath(paths.managedClub, { clubId }), async (json, { validate }): Promise<ManagedClub> => {
    const club = validate ? managedClubSchema.parse(json) : (json as WireManagedClub);
    return {
      id: club.ID,
      name: club.Name,
      clubTierUntilMs: club.ClubTierUntil === null ? null : Date.parse(club.ClubTierUntil),
      storage: { usedBytes: club.Storage.UsedBytes, quotaBytes: club.Storage.QuotaBytes },
      events: club.Events.map(toEvent),
      joinRequests: club.JoinRequests.map(({ UserID, Name }) => ({ userId: UserID, name: Name })),
      members: (club.Members ?? []).map(({ UserID, Name, IsManager, HasTier }) => ({
        userId: UserID,
        name: Name,
        isManager: IsManager,
        hasTier: HasTier,
      })),
    };
  });

/** The seasons of a club, newest first. */
export const managedSeasonsQuery = (clubId: number) =>
  defineQuery(fillPath(paths.seasonsOfClub, { clubId }), async (json) =>
    (json as WireSeasonSummary[]).map(
      ({ ID, Name, Events, EventsOver }): ManagedSeason => ({
        id: ID,
        name: Name,
        eventCount: Events,
        eventsOver: EventsOver,
      }),
    ),
  );

export const eventJoinQuery = (eventId: Guid, appEventId: Guid) =>
  defineQuery(
    fillPath(paths.eventJoin, { eventId, appEventId }),
    async (json, { validate }): Promise<JoinMatch> => {
      const match = validate ? eventJoinSchema.parse(json) : (json as WireEventJoin);
      return {
        matched: match.Matched,
        onlyRegistered: match.OnlyRegistered,
        onlyInApp: match.OnlyInApp,
      };
    },
  );

/** Registrations for an event, for managers of its club. */
export const clubRegistrationsQuery = (eventId: Guid) =>
  defineQuery(
    fillPath(paths.clubRegistrations, { eventId }),
    async (json, { validate }): Promise<ClubRegistration[]> => {
      const rows = validate ? clubRegistrationsSchema.parse(json) : (json as WireClubRegistrations);
      return rows.map((row) => ({
        userId: row.UserID,
        pilotName: row.PilotName,
        status: row.Status,
        place: row.Place,
        note: row.Note,
        atMs: Date.parse(row.At),
      }));
    },
  );
