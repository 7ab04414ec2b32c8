import type { WireClubRegistrations, WireManagedClub, WireManagedEvent } from '@holeshot/contract/wire';
import { formatWireClock, includesTier, raceTitle } from '@holeshot/domain';
import { listJoinChoices } from '../../events/join/join-choices';
import { eventState } from '../../events/read/event-state';
import { roundOfRace } from '../../events/read/race-rows';
import { describeRemoval } from '../../events/read/whole-event';
import { isFromApp } from '../../events/write/record-event-revision';
import type { MemberRow } from '../../people/club-members';
import { type ClubRow, getPersonName } from '../../people/managed';
import type { SignedIn } from '../../people/signed-in';
import type { JoinRequestRow } from './join-requests';
import type { ConflictRow, ManagedEventRow, RegistrationRow } from './repository';

/** Members of a club, and its open requests. */
interface Parts {
  members: readonly MemberRow[];
  requests: readonly JoinRequestRow[];
  conflicts: readonly ConflictRow[];
}

/** Bytes that a club stores, and its quota; null means no limit. */
interface Storage {
  usedBytes: number;
  quotaBytes: number | null;
}

/** Data of a managed event beside its row. */
interface EventParts {
  /** of all events of the club */
  conflicts: readonly ConflictRow[];
  /** the desktop app's events that it may be one with */
  choices: readonly ManagedEventRow[];
  joinedWith: ManagedEventRow | undefined;
}

const presentEvent = (
  event: ManagedEventRow,
  { conflicts, choices, joinedWith }: EventParts,
  nowMs: number,
): WireManagedEvent => ({
  ID: event.id,
  Name: event.name,
  EventType: event.eventType,
  Start: formatWireClock(event.startMs),
  State: eventState(event, nowMs),
  Removed: describeRemoval(event),
  CanRegister: event.canRegister,
  Capacity: event.capacity,
  Waiting: event.waiting,
  PilotCount: event.pilotCount,
  RaceCount: event.raceCount,
  PilotNames: event.pilotNames,
  Conflicts: conflicts
    .filter(({ eventId }) => eventId === event.id)
    .map(({ id, raceNumber, round }) => ({
      RaceID: id,
      Title: raceTitle({ id, raceNumber, ...roundOfRace(round) }),
    })),
  CanDelete: !isFromApp(event) && !event.hasRaces,
  JoinChoices: choices.map(presentName),
  IsSeparate: event.isSeparate,
  JoinedWith: joinedWith ? presentName(joinedWith) : null,
});

const presentName = ({ id, name }: ManagedEventRow) => ({ ID: id, Name: name });

/**
 * The events, without those that were joined with the desktop app's: first running and upcoming ones from the soonest, then
 * the others in their order.
 */
function presentEvents(
  events: readonly ManagedEventRow[],
  conflicts: readonly ConflictRow[],
  nowMs: number,
): WireManagedEvent[] {
  const choices = new Map(listJoinChoices(events).map((row) => [row.site.id, row.choices]));
  const presented = events
    .filter(({ joinedTo }) => joinedTo === null)
    .map((event) => {
      const joinedWith = events.find(({ joinedTo }) => joinedTo === event.id);
      return presentEvent(event, { conflicts, choices: choices.get(event.id) ?? [], joinedWith }, nowMs);
    });
  const isComing = ({ State }: WireManagedEvent) => State === 'running' || State === 'upcoming';
  return [...presented.filter(isComing).reverse(), ...presented.filter((event) => !isComing(event))];
}

/** The club with its events for a person, at `nowMs`, an instant. */
export const presentManagedClub = (
  { tier, clubTierUntil }: Pick<SignedIn, 'tier' | 'clubTierUntil'>,
  club: ClubRow,
  events: readonly ManagedEventRow[],
  { members, requests, conflicts, storage }: Parts & { storage: Storage },
  nowMs: number,
): WireManagedClub => ({
  ID: club.id,
  Name: club.name,
  ClubTierUntil: includesTier(tier, 'Club') ? null : (clubTierUntil?.toISOString() ?? null),
  Storage: { UsedBytes: storage.usedBytes, QuotaBytes: storage.quotaBytes },
  Events: presentEvents(events, conflicts, nowMs),
  JoinRequests: requests.map((person) => ({
    UserID: person.id,
    Name: getPersonName(person),
    At: person.createdAt.toISOString(),
  })),
  Members: members.map((person) => ({
    UserID: person.id,
    Name: getPersonName(person),
    IsManager: person.isManager,
    HasTier: person.hasTier,
  })),
});

/** The registrations in the order of `listRegistrations`. */
export function presentRegistrations(rows: readonly RegistrationRow[]): WireClubRegistrations {
  const registered = rows.filter(({ status }) => status === 'registered').length;
  return rows.map((row, index) => ({
    UserID: row.userId,
    PilotName: row.pilotName,
    Status: row.status,
    Place: Math.max(0, index + 1 - registered),
    Note: row.note,
    At: row.createdAt.toISOString(),
  }));
}
