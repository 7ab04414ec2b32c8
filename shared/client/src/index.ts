export { type Client, createClient, type Settled } from './client';
export { composeEvent, type EventBundle, loadEventBundle } from './compose-event';
export { type Failure, FetchError, toFailure } from './fetch-error';
export { getJson, postJson } from './fetch-json';
export * from './queries';
export { defineQuery, type Query } from './query';
export type { EventChannelAssignment, EventRecord, Session, SessionUser } from './records';
