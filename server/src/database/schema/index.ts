export * from './events';
export * from './people';
export * from './races';
export * from './rankings';
export * from './rounds';
export * from './site';
