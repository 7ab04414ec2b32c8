export * from './api';
export * from './clubs';
export * from './events';
export * from './people';
export * from './races';
export * from './session';
export * from './summaries';
export * from './videos';
