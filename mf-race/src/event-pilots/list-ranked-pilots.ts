import type { EventType } from '@holeshot/domain';
import type { EventPilot } from './event-pilot';

/** Tables list practice pilots only in casual practice, where nobody else flies (R67). */
export const listRankedPilots = <T extends Pick<EventPilot, 'practicePilot'>>(
  pilots: readonly T[],
  eventType: EventType,
): T[] => pilots.filter((pilot) => !pilot.practicePilot || eventType === 'CasualPractice');
