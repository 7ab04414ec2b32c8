export { diskEventFolder, type EventFolder, memoryEventFolder } from './event-folder';
export type { Fault } from './fault';
export { type ImportInput, type ImportResult, importEvent } from './import-event';
