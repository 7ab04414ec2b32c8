export { diskEventFolder, type EventFolder, memoryEventFolder } from './event-folder';
export { describeError, type Fault } from './fault';
export { findEventFolders } from './find-event-folders';
export { getOrCreateClub, removeClubWithoutEvents } from './get-or-create-club';
export { type ImportResult, importEvent } from './import-event';
export { rankEvents } from './rank-events';
export { createRankLater, type RankLater } from './rank-later';
