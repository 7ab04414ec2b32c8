import type { EventRecord } from '@holeshot/client';
import type {
  Channel,
  Club,
  Detection,
  EventListItem,
  Guid,
  Lap,
  Pilot,
  RaceDetails,
  Round,
} from '@holeshot/domain';
import { summarizeRace } from '@holeshot/domain';

/** 16th May 2026, 10:00 AM on the field's clock. */
export const FIELD_START = Date.UTC(2026, 4, 16, 10);

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

export function buildListedEvent(changes: Partial<EventListItem> = {}): EventListItem {
  const { id, name, logoUrl, primaryColor } = buildClub();
  return {
    id: 'event-1',
    name: 'Winter Series 3',
    club: { id, name, logoUrl, primaryColor },
    eventType: 'Race',
    start: FIELD_START,
    end: null,
    timeZone: 'UTC',
    pilotCount: 12,
    canRegister: false,
    ...changes,
  };
}

/** An event as its own call gives it; 3 target laps. */
export function buildEventRecord(changes: Partial<EventRecord> = {}): EventRecord {
  const { club, ...listed } = buildListedEvent();
  return {
    ...listed,
    clubId: club.id,
    bannerUrl: null,
    latitude: null,
    longitude: null,
    address: '',
    info: '',
    pbLaps: 1,
    laps: 3,
    primaryColor: null,
    textColor: null,
    timingLocation: 'Holeshot',
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

interface FlownRace extends Partial<Omit<RaceDetails, 'laps' | 'detections'>> {
  /** seconds of each lap by pilot id, the holeshot first */
  flights?: Record<Guid, number[]>;
}

/**
 * A race flown as told, two minutes long, with the summaries that the server would give it (best laps, race
 * times, positions). `start: null` or `end: null` makes it not started or in progress.
 */
export function buildFlownRace({ flights = {}, ...changes }: FlownRace = {}): RaceDetails {
  const flown = Object.entries(flights).flatMap(([pilotId, lengths]) => flyLaps(pilotId, lengths));
  const race = {
    id: 'race-1',
    eventId: 'event-1',
    roundId: 'round-1',
    roundNumber: 1,
    roundOrder: 100,
    eventType: 'Race' as const,
    raceNumber: 2,
    start: FIELD_START,
    end: FIELD_START + 120_000,
    totalPausedSeconds: 0,
    targetLaps: 3,
    bracket: 'None',
    timingLocation: 'Holeshot' as const,
    pilotChannels: Object.keys(flights).map((pilotId) => ({ pilotId, channelId: 'r1', handicapSeconds: 0 })),
    revision: { number: 1, at: FIELD_START + 125_000, who: 'Saltbush FPV', why: 'sync' },
    previous: null,
    next: null,
    ...changes,
  };
  const laps = flown.map(({ lap }) => lap);
  const detections = flown.map(({ detection }) => detection);
  const event = { pbLaps: 1, laps: race.targetLaps };
  const summaries = changes.summaries ?? summarizeRace({ race, laps, detections, results: [], event });
  return { ...race, summaries, laps, detections };
}

function flyLaps(pilotId: Guid, lengths: readonly number[]): { lap: Lap; detection: Detection }[] {
  let start = FIELD_START;
  return lengths.map((lengthSeconds, lapNumber) => {
    const end = start + Math.round(lengthSeconds * 1000);
    const id = `${pilotId}-${lapNumber}`;
    const lap = { id: `lap-${id}`, detectionId: id, lapNumber, lengthSeconds, start, end };
    start = end;
    return { lap, detection: detectionOf(id, pilotId, lap) };
  });
}

const detectionOf = (id: string, pilotId: Guid, { lapNumber, end }: Lap): Detection => ({
  id,
  pilotId,
  channelId: 'r1',
  timingSystemIndex: 0,
  time: end,
  lapNumber,
  valid: true,
  validityType: 'Auto',
  isLapEnd: true,
  isHoleshot: lapNumber === 0,
  raceSector: lapNumber * 100,
  peak: 0,
  timingSystemType: 'Dummy',
});
