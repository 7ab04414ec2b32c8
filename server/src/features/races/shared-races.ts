import type { Guid, Race } from '@holeshot/domain';
import type { SharedReads } from '../../api/shared-reads';
import type { Queryable } from '../../database';
import { inVisibleEvent } from '../events/repository';
import { listRaces } from './repository';

/** All races of a visible event, as `listRaces` has them, read once for every answer made from them; throws 404. */
export const sharedRaces = (db: Queryable, shared: SharedReads, eventId: Guid): Promise<readonly Race[]> =>
  shared.get(`races ${eventId}`, [`event:${eventId}`], () =>
    inVisibleEvent(db, eventId, listRaces(db, eventId), shared),
  );
