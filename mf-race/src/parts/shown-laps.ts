import { MAX_LAPS_SHOWN } from '@holeshot/contract';
import type { RaceDetails } from '@holeshot/domain';

/** The last lap shown: the target in a Race, all others in full (specification section 9, default lap sample). */
export const lastLapShown = ({
  eventType,
  targetLaps,
}: Pick<RaceDetails, 'eventType' | 'targetLaps'>): number =>
  eventType === 'Race' && targetLaps > 0 ? targetLaps : MAX_LAPS_SHOWN;
