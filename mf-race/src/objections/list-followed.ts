import { raceQuery, racesQuery } from '@holeshot/client';
import type { Guid } from '@holeshot/domain';
import type { FollowData } from '../live/follow-data';
import { objectionsQuery } from './objections.query';

/** With what the desk follows its event: a question, another director's decision, a delivery. */
export const listFollowed = (eventId: Guid, raceId: Guid | null): FollowData => ({
  raceId: null,
  watch: [objectionsQuery(eventId).path, racesQuery(eventId).path],
  also: raceId === null ? [] : [raceQuery(eventId, raceId).path],
  pace: 'waiting',
});
