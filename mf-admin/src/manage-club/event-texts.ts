import { pilotsText, racesText } from '@holeshot/domain';
import type { ManagedEvent } from './managing.query';

export const STATE_TEXT: Record<ManagedEvent['state'], string> = {
  upcoming: 'Upcoming',
  running: 'Running',
  finished: 'Finished',
  hidden: 'Hidden',
};

/** `12 of 20, 3 waiting` */
export function registeredText({
  capacity,
  waiting,
  pilotNames,
}: Pick<ManagedEvent, 'capacity' | 'waiting' | 'pilotNames'>): string {
  const registered =
    capacity === null ? `${pilotNames.length} registered` : `${pilotNames.length} of ${capacity}`;
  return waiting > 0 ? `${registered}, ${waiting} waiting` : registered;
}

/** `18 pilots, 2 registered` where the app has named more pilots than registered here; else the registrations only. */
export const expectedText = (event: ManagedEvent): string =>
  event.pilotCount > event.pilotNames.length
    ? `${pilotsText(event.pilotCount)}, ${registeredText(event)}`
    : registeredText(event);

/** `28 pilots, 61 races` */
export const flownText = ({
  pilotCount,
  raceCount,
}: Pick<ManagedEvent, 'pilotCount' | 'raceCount'>): string =>
  `${pilotsText(pilotCount)}, ${racesText(raceCount)}`;

/** `1 delivery waits`, `2 deliveries wait` */
export const deliveryText = (count: number): string =>
  count === 1 ? '1 delivery waits' : `${count} deliveries wait`;

/** The events whose name contains `text`, in one state or in any (`''`). */
export function filterEvents(
  events: readonly ManagedEvent[],
  { text, state }: { text: string; state: string },
): ManagedEvent[] {
  const wanted = text.trim().toLowerCase();
  return events.filter(
    (event) => (state === '' || event.state === state) && event.name.toLowerCase().includes(wanted),
  );
}
