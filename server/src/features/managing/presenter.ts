import type { WireClubRegistrations, WireManagedClub, WireManagedEvent } from '@holeshot/contract/wire';
import { formatWireClock } from '@holeshot/domain';
import { eventState } from './event-state';
import type { JoinRequestRow } from './join-requests';
import { type ClubRow, nameOf } from './managed';
import type { ManagedEventRow, RegistrationRow } from './repository';

const presentEvent = (event: ManagedEventRow, nowMs: number): WireManagedEvent => ({
  ID: event.id,
  Name: event.name,
  EventType: event.eventType,
  Start: formatWireClock(event.startMs),
  State: eventState(event, nowMs),
  CanRegister: event.canRegister,
  Capacity: event.capacity,
  Waiting: event.waiting,
  PilotNames: event.pilotNames,
});

/** The club with its events at `nowMs`, an instant. */
export const presentManagedClub = (
  club: ClubRow,
  events: readonly ManagedEventRow[],
  requests: readonly JoinRequestRow[],
  nowMs: number,
): WireManagedClub => ({
  ID: club.id,
  Name: club.name,
  Events: events.map((event) => presentEvent(event, nowMs)),
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
