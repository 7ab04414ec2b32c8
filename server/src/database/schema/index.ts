export * from './events';
export * from './people';
export * from './pilot-names';
export * from './races';
export * from './rankings';
export * from './rounds';
export * from './site';
