export { type Client, createClient, type Settled } from './client';
export { composeEvent, type EventBundle, joinChannels, loadEventBundle } from './compose-event';
export { type Failure, FetchError, isChunkError, toFailure } from './fetch-error';
export { getJson, type WriteMethod } from './fetch-json';
export { fillPath } from './fill-path';
export type { ClubTrack, Layout } from './from-wire-layouts';
export { mapSettled } from './map-settled';
export * from './queries';
export { defineQuery, type Query } from './query';
export type { BestLap, FastestLap, LiveNow, Podium, RankedPilot, Ranking } from './rankings';
export type {
  Account,
  Career,
  CareerEvent,
  ClubFull,
  ClubPerson,
  ClubRecord,
  EventChannelAssignment,
  EventRecord,
  EventsFront,
  EventsTable,
  FastestLaps,
  FlownTime,
  Notice,
  OwnRegistration,
  Profile,
  Release,
  Session,
  SessionUser,
  Supporter,
  UserStats,
  Video,
} from './records';
export type {
  ClubHit,
  FlownEvent,
  Hits,
  PilotByName,
  PilotHit,
  PilotList,
  PilotRow,
  RaceHit,
  SearchResults,
} from './search-records';
export { compareClocks, siteNow } from './site-clock';
