export type { Database, ListenHandlers, Queryable } from './database';
export {
  DatabaseAwayError,
  DatabaseUnusableError,
  isDatabaseAway,
  isDatabaseReadOnly,
} from './database-away';
export { eventOfScope, INVALIDATION_TOPIC, invalidate, type Scope } from './invalidate';
export { jsonArray, jsonObject, jsonRows } from './json-rows';
export { lockKey } from './lock-key';
export { isNewestRevision } from './newest-revision';
export { isDiskFull } from './open-data-directory';
export { openDatabase } from './open-database';
export { prepareOnce } from './prepare-once';
export { escapeLike, readSearchAbilities, type SearchAbilities, searchText } from './prepare-search';
export { readRows } from './read-rows';
export * as schema from './schema';
export { vacuumEmbedded } from './vacuum-embedded';
