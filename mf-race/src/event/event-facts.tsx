import { pilotsText, racesText } from '@holeshot/domain';
import type { ReactNode } from 'react';
import { countPilots } from '../event-pilots/event-pilot';
import { targetLabel } from '../racing/race-names';
import { EventState } from './event-state';
import type { EventData } from './load-event';

interface EventFactsProps {
  data: Pick<EventData, 'event' | 'pilots' | 'unflownCount' | 'nowMs'>;
  /** before the races that were not flown */
  children?: ReactNode;
}

/** Pilots, target laps, races that were not flown, and whether the results are final, as items of a line. */
export function EventFacts({ data: { event, pilots, unflownCount, nowMs }, children }: EventFactsProps) {
  const count = countPilots(pilots);
  return (
    <>
      {count > 0 && <span>{pilotsText(count)}</span>}
      <span>{targetLabel(event.eventType, event.laps)}</span>
      {children}
      {unflownCount > 0 && <span>Ended with {racesText(unflownCount)} not flown</span>}
      <EventState event={event} readAtMs={nowMs} />
    </>
  );
}
