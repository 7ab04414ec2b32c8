import type { EventRecord, RankedPilot, Ranking, SessionUser } from '@holeshot/client';
import type { Channel, Club, EventListItem, Pilot, Round } from '@holeshot/domain';
import { EVENT_START } from './build-race';

export { buildDetection, buildRace, buildSummary, EVENT_START } from './build-race';

export const buildClub = (changes: Partial<Club> = {}): Club => ({
  id: 7,
  name: 'Saltbush FPV',
  logoUrl: null,
  primaryColor: null,
  visible: true,
  bannerUrl: null,
  textColor: null,
  latitude: null,
  longitude: null,
  address: '',
  timeZone: 'UTC',
  ...changes,
});

export function buildEventListItem(changes: Partial<EventListItem> = {}): EventListItem {
  const { id, name, logoUrl, primaryColor } = buildClub();
  return {
    id: 'event-1',
    name: 'Winter Series 3',
    club: { id, name, logoUrl, primaryColor },
    eventType: 'Race',
    start: EVENT_START,
    end: null,
    timeZone: 'UTC',
    pilotCount: 12,
    canRegister: false,
    isClosed: false,
    isFull: false,
    ...changes,
  };
}

/** An event as its endpoint returns it, with 3 target laps. */
export function buildEventRecord(changes: Partial<EventRecord> = {}): EventRecord {
  const { club, ...listItem } = buildEventListItem();
  return {
    ...listItem,
    clubId: club.id,
    bannerUrl: null,
    latitude: null,
    longitude: null,
    address: '',
    info: '',
    infoHtml: '',
    pbLaps: 1,
    laps: 3,
    primaryColor: null,
    textColor: null,
    timingLocation: 'Holeshot',
    capacity: null,
    channelLimitMhz: 37,
    cut: null,
    registeredCount: 0,
    waitingCount: 0,
    channels: [],
    ...changes,
  };
}

export const buildPilot = (changes: Partial<Pilot> = {}): Pilot => ({
  id: 'kestrel',
  name: 'Kestrel',
  practicePilot: false,
  photoUrl: null,
  phonetic: '',
  firstName: '',
  lastName: '',
  catchPhrase: '',
  ...changes,
});

/** Raceband 1 by default. */
export const buildChannel = (changes: Partial<Channel> = {}): Channel => ({
  id: 'r1',
  frequency: 5658,
  band: 'Raceband',
  shortBand: 'R',
  prefix: '',
  number: 1,
  ...changes,
});

export const buildRound = (changes: Partial<Round> = {}): Round => ({
  id: 'round-1',
  eventId: 'event-1',
  name: '',
  roundNumber: 1,
  order: 100,
  eventType: 'Race',
  stageId: null,
  ...changes,
});

/** A pilot with a paid tier. */
export const buildUser = (changes: Partial<SessionUser> = {}): SessionUser => ({
  id: 5,
  handle: 'Magpie',
  firstName: '',
  lastName: '',
  photoUrl: null,
  managedClub: null,
  tier: 'Pilot',
  adminOfClubIds: [],
  claimedPilotIds: [],
  ...changes,
});

/** First in a ranking by points, with a best lap in race 1. */
export const buildRankedPilot = (changes: Partial<RankedPilot> = {}): RankedPilot => ({
  pilotId: 'kestrel',
  name: 'Kestrel',
  photoUrl: null,
  rank: 1,
  final: null,
  points: 10,
  raceSeconds: 65,
  targetSeconds: 63,
  lapCount: 3,
  raceCount: 1,
  winCount: 1,
  bestLap: { seconds: 20, raceId: 'race-1', roundNumber: 1, raceNumber: 2, eventType: 'Race' },
  ...changes,
});

/** A ranking by points; its fastest lap is that of the first row. */
export function buildRanking(changes: Partial<Ranking> = {}): Ranking {
  const rows = changes.rows ?? [buildRankedPilot()];
  const [first] = rows;
  return {
    basis: { kind: 'points', stageId: null, stageName: null },
    racesLeft: 0,
    rows,
    fastestLap: first?.bestLap ? { ...first.bestLap, pilotId: first.pilotId, name: first.name } : null,
    ...changes,
  };
}
