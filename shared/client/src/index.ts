export { type Client, createClient, type Settled } from './client';
export { composeEvent, type EventBundle, joinChannels, loadEventBundle } from './compose-event';
export { type Failure, FetchError, toFailure } from './fetch-error';
export { getJson, type WriteMethod } from './fetch-json';
export { fillPath } from './fill-path';
export { mapSettled } from './map-settled';
export * from './queries';
export { defineQuery, type Query } from './query';
export type {
  Account,
  ClubFull,
  ClubPerson,
  EventChannelAssignment,
  EventRecord,
  EventsFront,
  EventsTable,
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
