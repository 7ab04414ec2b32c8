import { defineQuery, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { WireProfileOfPilot } from '@holeshot/contract/wire';
import type { Guid } from '@holeshot/domain';

export interface ProfileOfPilot {
  handle: string;
  /** events in which the person claimed a pilot */
  eventCount: number;
}

/** The public profile of the person who claimed a pilot; `null` without one. */
export const profileOfPilotQuery = (eventId: Guid, pilotId: Guid) =>
  defineQuery(
    fillPath(paths.profilesOfPilot, { eventId, pilotId }),
    async (json): Promise<ProfileOfPilot | null> => {
      const [profile] = json as WireProfileOfPilot[];
      return profile ? { handle: profile.Handle, eventCount: profile.EventCount } : null;
    },
  );
