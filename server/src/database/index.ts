export { bumpRevisions, REVISIONS_CHANNEL, type Scope } from './bump-revisions';
export type { Database, Queryable } from './database';
export { jsonArray, jsonObject, jsonRows } from './json-rows';
export { isNewestRevision } from './newest-revision';
export { openDatabase } from './open-database';
export { putTogether } from './put-together';
export * as schema from './schema';
