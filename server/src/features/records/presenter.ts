import type { WireFlownTime } from '@holeshot/contract/wire';
import { parseEventType } from '@holeshot/domain';
import type { FlownTime } from './repository';

export const presentFlownTime = (time: FlownTime): WireFlownTime => ({
  Seconds: time.seconds,
  PilotID: time.pilotId,
  Pilot: time.pilot,
  PhotoURL: time.photoUrl,
  EventID: time.eventId,
  Event: time.event,
  RaceID: time.raceId,
  EventType: parseEventType(time.raceType),
  RoundNumber: time.roundNumber,
  RaceNumber: time.raceNumber,
});
