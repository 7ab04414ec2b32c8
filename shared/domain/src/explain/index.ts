export * from './derive-time';
export * from './explain-count';
export * from './explain-race';
export * from './explain-rank';
export * from './explain-record';
export * from './recount-laps';
