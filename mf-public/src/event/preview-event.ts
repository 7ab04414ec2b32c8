import {
  type EventListItem,
  type Guid,
  isRegistrationOpen,
  takesRegistrations,
  toInstantMs,
} from '@holeshot/domain';

/** The fields of an event that cards and rows need. Server and browser agree on those that depend on the clock. */
export interface EventPreview
  extends Pick<EventListItem, 'id' | 'name' | 'club' | 'start' | 'timeZone' | 'pilotCount' | 'resultsText'> {
  /** the club takes registrations and the event has not started (R14) */
  isRegisterOpen: boolean;
  /** all places are taken; absent when not, as for most events */
  isFull?: true;
  /** the start, an instant, which closes registration on an open page; absent when it is closed */
  registerUntilMs?: number;
  /** replaces the date of a current event */
  when?: 'Live now' | 'Today';
  /** the first three of an event that is over */
  podium?: readonly { pilotId: Guid; rank: number; name: string }[];
}

/** Picks a preview's fields and decides whether registration is open at `nowMs`, an instant. */
export const previewEvent = (event: EventListItem, nowMs: number): EventPreview =>
  pickPreview(event, isRegistrationOpen(event, nowMs));

/** Picks a preview's fields of an event that has not started by the server's clock. */
export const previewUpcoming = (event: EventListItem): EventPreview =>
  pickPreview(event, takesRegistrations(event));

/** When registration of an event closes: at its start. */
export const untilStart = ({
  start,
  timeZone,
}: Pick<EventListItem, 'start' | 'timeZone'>): Pick<EventPreview, 'registerUntilMs'> =>
  start === null ? {} : { registerUntilMs: toInstantMs(start, timeZone) };

/** Drops every other field: the page's HTML carries its data a second time. */
export const pickPreview = (
  { id, name, club, start, timeZone, pilotCount, isFull, resultsText = '' }: EventListItem,
  isRegisterOpen: boolean,
): EventPreview => ({
  id,
  name,
  club,
  start,
  timeZone,
  pilotCount,
  isRegisterOpen,
  ...(isRegisterOpen && isFull && { isFull }),
  ...(isRegisterOpen && untilStart({ start, timeZone })),
  ...(resultsText && { resultsText }),
});
