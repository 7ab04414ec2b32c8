import { raceQuery, racesQuery } from '@holeshot/client';
import type { Guid } from '@holeshot/domain';
import type { FollowData } from '../live/follow-data';
import { objectionsQuery } from './objections.query';

/** The data with which the desk follows its event, for new questions, decisions of other directors, and deliveries. */
export const listFollowed = (eventId: Guid, raceId: Guid | null): FollowData => ({
  raceId: null,
  watch: [objectionsQuery(eventId).path, racesQuery(eventId).path],
  also: raceId === null ? [] : [raceQuery(eventId, raceId).path],
  pace: 'waiting',
});
