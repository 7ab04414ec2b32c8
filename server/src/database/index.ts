export { bumpRevisions, REVISIONS_CHANNEL, type Scope } from './bump-revisions';
export type { Database, Queryable } from './database';
export { DatabaseAwayError, DatabaseUnusableError, isDatabaseAway } from './database-away';
export { jsonArray, jsonObject, jsonRows } from './json-rows';
export { isNewestRevision } from './newest-revision';
export { isDiskFull } from './open-data-directory';
export { openDatabase } from './open-database';
export { prepareOnce } from './prepare-once';
export * as schema from './schema';
