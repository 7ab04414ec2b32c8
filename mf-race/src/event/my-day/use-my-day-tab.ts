import { myDayHref } from '@holeshot/contract';
import { useMarkedPilots } from '../../follow/use-marked-pilots';
import type { EventData } from '../load-event';

/**
 * The tab My day, for visitors who fly at the event, claimed a pilot of it, or follow one on this device; empty once
 * the event is over. It is the last tab, so that no other moves when the browser has read the followed pilots.
 */
export function useMyDayTab({ event, pilots, isOver, tabs }: EventData) {
  const { own, followed } = useMarkedPilots(pilots);
  const pilot = own ?? followed[0];
  if (!pilot || isOver || tabs.length === 0) return [];
  return [{ id: 'my-day', label: 'My day', href: myDayHref({ eventId: event.id, pilotId: pilot.id }) }];
}
