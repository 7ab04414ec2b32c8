import type { Career, CareerEvent } from '@holeshot/client';
import type { EventPreview } from '../event/preview-event';

/** An attended event, with the result once there is one. */
export interface AttendedRow extends EventPreview {
  result: CareerEvent | null;
}

/** Joins attended events with the results in them, in the order of the events. */
export function joinResults(events: readonly EventPreview[], career: Career | null): AttendedRow[] {
  const results = new Map(career?.events.map((result) => [result.id, result]));
  return events.map((event) => ({ ...event, result: results.get(event.id) ?? null }));
}
