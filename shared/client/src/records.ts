import type { Channel, RaceEvent } from '@holeshot/domain';

/** Who is signed in, as the site shows it. */
export interface Session {
  user: SessionUser | null;
  /** where sign-in starts */
  link: string;
  adminOfClubId: number | null;
}

export interface SessionUser {
  id: number;
  handle: string | null;
  firstName: string;
  lastName: string;
  photoUrl: string | null;
  managedClubId: number | null;
}

/** A channel as an event names it, before it is joined with the channel table. */
export interface EventChannelAssignment extends Pick<Channel, 'id' | 'frequency'> {
  color: string;
  displayName: string | null;
}

/** An event as its own call gives it: the club as an id, channels without band and number. */
export interface EventRecord extends Omit<RaceEvent, 'channels' | 'club'> {
  clubId: number;
  channels: EventChannelAssignment[];
}
