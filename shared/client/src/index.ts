export { type Client, createClient, type Settled } from './client';
export { composeEvent, type EventBundle, joinChannels, loadEventBundle } from './compose-event';
export { type Failure, FetchError, toFailure } from './fetch-error';
export { getJson, postJson } from './fetch-json';
export * from './queries';
export { defineQuery, type Query } from './query';
export type {
  ClubFull,
  ClubPerson,
  EventChannelAssignment,
  EventRecord,
  EventsFront,
  EventsTable,
  Profile,
  Release,
  Session,
  SessionUser,
  Supporter,
  UserStats,
  Video,
} from './records';
