import type { WireClubRegistrations, WireManagedClub, WireManagedEvent } from '@holeshot/contract/wire';
import { formatWireClock, includesTier, raceTitle } from '@holeshot/domain';
import { isFromApp } from '../../importing/record-event-revision';
import { roundOfRace } from '../../importing/round-of-race';
import type { SignedIn } from '../../people/signed-in';
import { eventState } from './event-state';
import type { JoinRequestRow } from './join-requests';
import { type ClubRow, nameOf } from './managed';
import type { ConflictRow, ManagedEventRow, RegistrationRow } from './repository';

/** What waits for an answer in a club. */
interface Waiting {
  requests: readonly JoinRequestRow[];
  conflicts: readonly ConflictRow[];
}

const presentEvent = (
  event: ManagedEventRow,
  conflicts: readonly ConflictRow[],
  nowMs: number,
): WireManagedEvent => ({
  ID: event.id,
  Name: event.name,
  EventType: event.eventType,
  Start: formatWireClock(event.startMs),
  State: eventState(event, nowMs),
  CanRegister: event.canRegister,
  Capacity: event.capacity,
  Waiting: event.waiting,
  PilotNames: event.pilotNames,
  Conflicts: conflicts
    .filter(({ eventId }) => eventId === event.id)
    .map(({ id, raceNumber, round }) => ({
      RaceID: id,
      Title: raceTitle({ id, raceNumber, ...roundOfRace(round) }),
    })),
  CanDelete: !isFromApp(event) && !event.hasRaces,
});

/** The club with its events for a person, at `nowMs`, an instant. */
export const presentManagedClub = (
  { tier, clubTierUntil }: Pick<SignedIn, 'tier' | 'clubTierUntil'>,
  club: ClubRow,
  events: readonly ManagedEventRow[],
  { requests, conflicts }: Waiting,
  nowMs: number,
): WireManagedClub => ({
  ID: club.id,
  Name: club.name,
  ClubTierUntil: includesTier(tier, 'Club') ? null : (clubTierUntil?.toISOString() ?? null),
  Events: events.map((event) => presentEvent(event, conflicts, nowMs)),
  JoinRequests: requests.map((person) => ({
    UserID: person.id,
    Name: nameOf(person),
    At: person.createdAt.toISOString(),
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
