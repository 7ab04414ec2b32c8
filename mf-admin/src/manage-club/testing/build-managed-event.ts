import type { ManagedEvent } from '../managing.query';

/** An event to come that takes registrations, without any. */
export const buildManagedEvent = (changes: Partial<ManagedEvent> = {}): ManagedEvent => ({
  id: 'coming',
  name: 'Winter Series 4',
  start: Date.UTC(2026, 10, 28, 9, 30),
  state: 'upcoming',
  removal: null,
  canRegister: true,
  capacity: 20,
  waiting: 0,
  pilotCount: 0,
  raceCount: 0,
  pilotNames: [],
  conflicts: [],
  canDelete: false,
  joinChoices: [],
  isSeparate: false,
  joinedWith: null,
  ...changes,
});
