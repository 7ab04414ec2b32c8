import { myDayHref } from '@holeshot/contract';
import { useMarkedPilots } from '../../follow/use-marked-pilots';
import type { EventData } from '../load-event';

/**
 * The tab My day of an event that goes on, for who is signed in and flies here, claimed a pilot of it, or follows a pilot of it on this device. It is
 * the last one, so that no other moves when the browser knows whom it follows.
 */
export function useMyDayTab({ event, pilots, isOver, tabs }: EventData) {
  const { own, followed } = useMarkedPilots(pilots);
  const pilot = own ?? followed[0];
  if (!pilot || isOver || tabs.length === 0) return [];
  return [{ id: 'my-day', label: 'My day', href: myDayHref({ eventId: event.id, pilotId: pilot.id }) }];
}
